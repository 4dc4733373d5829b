/**
 * Situations without their key: a round is in place of the key, or the line has no key at all.
 *
 *     East round: 1        東1局: 南家 6巡目        東場: 1局        東1局 南家 6巡目 ドラ5s
 */
import type {KeyLine, RowLine} from '@tehai/kernel/block'
import {findKey, type Key} from '../keys/keys.js'
import type {SituationFact} from '../situation/situation.js'
import {parseSituation} from '../situation/parse-situation.js'

/** Longest line that is read, in UTF-16 units. */
const LONGEST = 100

/** How a round may begin: most lines do not name a round. */
const mayBeRound =
  /^(?:[東南西北东동남서북]|east|south|west|north|[eswn] ?-?\d|round|オーラス|오라스|all[ -]?last)/i

const isRound = (fact: SituationFact | undefined): boolean =>
  fact?.field === 'round' || fact?.field === 'last-hand'

/**
 * The line of an unknown key as a line of the situation; `null` if it does not consist of a round and facts that are
 * understood.
 */
export function roundAsKey(text: string, line: KeyLine<Key>): KeyLine<Key> | null {
  if (!line.colon || line.inLine === true) return null
  const written = text.slice(line.start, line.end)
  if (written.length > LONGEST || !mayBeRound.test(written)) return null
  const facts = parseSituation(written)
  if (!isRound(facts[0]) || facts.some(({field}) => field === 'unread')) return null
  const {start, end} = line
  return {...line, ...findKey('situation')!, valueStart: start, valueEnd: end}
}

/** The beginning of a situation without its key: a round or a seat in words. `S1 S2` could be tiles as well. */
export const situationStart: RegExp =
  /(?:[東南西北东동남서북] ?[1-4１-４一二三四] ?[局국]|(?:east|south|west|north) ?(?:[1-4](?![mpsz\d])|seat[\s,]))/iy

/** A line that begins with `situationStart` as a line of the situation; `null` if not all of it is understood. */
export function situationAlone(text: string, line: RowLine<'hand' | 'river'>): KeyLine<Key> | null {
  const {start, end} = line
  const written = text.slice(start, end)
  if (written.length > LONGEST) return null
  const facts = parseSituation(written)
  const begins = isRound(facts[0]) || (facts[0]?.field === 'seat' && facts.length > 1)
  if (!begins || facts.some(({field}) => field === 'unread')) return null
  const place = {start, end, nameStart: start, nameEnd: start, valueStart: start, valueEnd: end}
  return {type: 'key', colon: true, ...findKey('situation')!, ...place}
}
