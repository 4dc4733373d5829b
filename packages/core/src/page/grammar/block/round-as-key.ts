/**
 * A round in place of a key: the line is a situation.
 *
 *     East round: 1        東1局: 南家 6巡目        東場: 1局
 */
import type {KeyLine} from '@tehai/kernel/block'
import {findKey, type Key} from '../keys/keys.js'
import type {SituationFact} from '../situation/situation.js'
import {parseSituation} from '../situation/parse-situation.js'

/** Longest line that is read, in UTF-16 units. */
const LONGEST = 100

/** How a round may begin: most lines are no round. */
const mayBeRound =
  /^(?:[東南西北东동남서북]|east|south|west|north|[eswn] ?-?\d|round|オーラス|오라스|all[ -]?last)/i

const isRound = (fact: SituationFact | undefined): boolean =>
  fact?.field === 'round' || fact?.field === 'last-hand'

/** The line of an unknown key as one of the situation; `null` where it is no round with all that is said of it. */
export function roundAsKey(text: string, line: KeyLine<Key>): KeyLine<Key> | null {
  if (!line.colon || line.inLine === true) return null
  const written = text.slice(line.start, line.end)
  if (written.length > LONGEST || !mayBeRound.test(written)) return null
  const facts = parseSituation(written)
  if (!isRound(facts[0]) || facts.some(({field}) => field === 'unread')) return null
  const {start, end} = line
  return {...line, ...findKey('situation')!, valueStart: start, valueEnd: end}
}
