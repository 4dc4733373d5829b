/** Headers of players: misspelt words of a situation. */
import {blockMessage} from '@tehai/kernel/block'
import type {Message} from '@tehai/kernel/source'
import {parse} from '../../../notation/parse.js'
import type {BlockContext} from '../context/context.js'
import type {ContentSection} from '../../grammar/content.js'
import {findKey, nearestKeys} from '../../grammar/keys/keys.js'
import {pageMessage} from '../../grammar/messages.js'
import {findPlayer} from '../../grammar/situation/players.js'
import {parseSituation} from '../../grammar/situation/parse-situation.js'
import type {SituationFact} from '../../grammar/situation/situation.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {headerMessages} from '../../grammar/situation/header-messages.js'

/** The fewest tiles of a hand: a name may be readable as one or two tiles. */
const FEWEST_TILES = 4

/** And of a river. */
const FEWEST_DISCARDS = 2

/** With at least this many tiles, a row is a hand rather than a river. */
const TILES_OF_HAND = 13

/**
 * Tiles in a header, where a hand does not belong: `East: 123m456p789s1122z`. `null` if there are other words. With
 * fewer tiles than a hand they are probably a river.
 */
function handInHeader(value: string, start: number, facts: readonly SituationFact[]): Message | null {
  if (!/\d[mpsz]/i.test(value) || value.length > 200 || !facts.some(({field}) => field === 'unread'))
    return null
  const {tree, messages} = parse(value)
  if (messages.length > 0 || tilesOf(tree) < FEWEST_TILES) return null
  const isRiver = tilesOf(tree) < TILES_OF_HAND && tree.nodes.every(({type}) => type !== 'meld')
  const meant = isRiver ? [`river: ${value}`, `hand: ${value}`] : [`hand: ${value}`]
  return pageMessage('bad-situation', start, start + value.length, {}, meant)
}

/** A river on the line of its player: `toimen: riichi j 1z9m3z`. */
function riverInHeader(value: string, start: number, facts: readonly SituationFact[]): Message | null {
  const marker = /(?:^|[\s\u3000])[jJ] ?(?=[…\d東南西北])/u.exec(value)
  const river = marker && value.slice(marker.index).trimStart()
  if (river === null || value.length > 200 || !facts.some(({field}) => field === 'unread')) return null
  const {tree, messages} = parse(river, {mode: 'river'})
  const tiles = tree.nodes.filter(({type}) => type === 'tile')
  if (messages.length > 0 || tiles.length < FEWEST_DISCARDS) return null
  const at = start + value.length - river.length
  return blockMessage('own-line', at, at + river.length, {}, [river])
}

/** A hand on the line of its player, after the facts about that player: `self: south 234m567p34888s55z`. */
function handBehindHeader(value: string, start: number, facts: readonly SituationFact[]): Message | null {
  const first = /[\s\u3000](?=\d{1,14}[mpsz])/.exec(value)
  if (!first || value.length > 200 || !facts.some(({field}) => field === 'unread')) return null
  const row = value.slice(first.index + 1)
  const {tree, messages} = parse(row)
  if (messages.length > 0 || tilesOf(tree) < FEWEST_TILES) return null
  return blockMessage('own-line', start + first.index + 1, start + value.length, {}, [row])
}

const tilesOf = ({nodes}: ReturnType<typeof parse>['tree']): number =>
  nodes.filter(({type}) => type === 'tile' || type === 'meld').length

/** Tiles in a header that is nearly a key, with nothing below it: 대가 (`toimen`) for 대기 (`waits`). */
function keyAsHeader(text: string, {player, items}: ContentSection): Message | null {
  const {start, valueStart, valueEnd} = player!
  const value = text.slice(valueStart, valueEnd)
  if (items.some(({type}) => type !== 'gap' && type !== 'comment') || !/^\d{2,9}[mpsz]$/.test(value))
    return null
  const header = text.slice(start, valueStart).trimEnd()
  const name = header.replace(/[:：]$/u, '').trimEnd()
  const [near] = nearestKeys(name)
  const key = near === undefined ? null : findKey(near)?.key
  if (key?.group !== 'claim') return null
  return pageMessage('bad-situation', valueStart, valueEnd, {}, [`${near}: ${value}`])
}

/** `dealer: yes`: a header does not take an answer, and no player has that name. */
function answerInHeader(value: string, start: number): Message | null {
  if (!/^(?:yes|no|true|false|はい|いいえ|是|否|예|아니오)$/i.test(value.trim())) return null
  return pageMessage('bad-situation', start, start + value.length, {}, ['seat: east'])
}

/** The name of a key, or of another player, in place of facts about a player: `south: self`. */
function nameInHeader(value: string, start: number): Message | null {
  return findKey(value) !== null || findPlayer(value) !== null
    ? pageMessage('bad-situation', start, start + value.length, {}, [])
    : null
}

/** A word with a blank in it: `sou th`. */
function joinedInHeader(value: string, start: number, facts: readonly SituationFact[]): Message | null {
  const joined = value.replace(/[ \u3000]/g, '')
  const isSlip =
    joined !== value &&
    joined.length < 9 &&
    facts.every(({field}) => field === 'unread') &&
    isSituation(joined)
  return isSlip ? pageMessage('bad-situation', start, start + value.length, {}, [joined]) : null
}

const isSituation = (text: string): boolean => parseSituation(text).every(({field}) => field !== 'unread')

/** Report words of headers that are misspelt. */
export function checkHeaders({text, sections, rows}: BlockContext): PlacedMessage[] {
  return sections.flatMap(({player}, index) => {
    if (!player) return []
    const {start, valueStart, valueEnd} = player
    const value = text.slice(valueStart, valueEnd)
    const facts = rows.headers[index] ?? []
    const answer =
      answerInHeader(value, valueStart) ??
      (facts.some(({field}) => field !== 'unread') ? null : nameInHeader(value, valueStart)) ??
      joinedInHeader(value, valueStart, facts)
    if (answer) return [{part: 'body', message: answer}]
    const key = keyAsHeader(text, sections[index]!)
    const hand =
      riverInHeader(value, valueStart, facts) ??
      handBehindHeader(value, valueStart, facts) ??
      handInHeader(value, valueStart, facts)
    // A missing colon is already reported.
    const isSaid = hand !== null && !/[:：]/.test(text.slice(start, valueStart))
    const found = key ? [key] : isSaid ? [] : hand ? [hand] : headerMessages(value, valueStart, facts)
    return found.map((message): PlacedMessage => ({part: 'body', message}))
  })
}
