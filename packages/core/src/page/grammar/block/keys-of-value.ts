/**
 * Keys by their values: if a name resembles no key, its value shows which key was meant.
 *
 *     points: 25000 25000 25000 25000     scores        explanation: it keeps both runs     note
 *     player: West                        seat          combination: riichi, pinfu          yaku
 */
import {yakuNames} from '../../../labels/yaku-names.js'
import {keyOfFacts} from './key-of-facts.js'
import {keyOf, type KeyId} from '../keys/keys.js'
import {nameLike} from '../keys/name-like.js'
import {parseSituation} from '../situation/parse-situation.js'
import {tilesOfText} from '../tiles/tiles-of-text.js'

/** Points of three or four players. */
const points = /^[1-9]\d{3,5}(?:[\s,、，/]+[1-9]\d{3,5}){2,3}$/
const changes = /^[-+−±]?\d{1,5}(?:[\s,、，/]+[-+−±]?\d{1,5}){2,3}$/

/** Han, fu or a limit. */
const score =
  /\d ?(?:han\b|fan\b|翻|飜|番|판|fu\b|符|부)|^(?:mangan|haneman|baiman|sanbaiman|yakuman|満貫|跳満|倍満|三倍満|役満|满贯|跳满|倍满|役满|만관)$/iu

/** A sentence, or words from one. */
const prose =
  /\p{L}{2}\s{1,9}\p{L}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]{4}/u

/** Names of yaku, in lower case. */
export const namesOfYaku: ReadonlySet<string> = new Set(
  Object.values(yakuNames).flatMap(names =>
    [names.ja, names.romaji, names.en, names.zh, names.ko].map(name => name.toLowerCase())
  )
)

/** Fewer tiles than this are not a hand. */
const FEWEST_TILES = 7

/** Whether a value is the points of all players: then no name before it can mean the score of a hand. */
export const isPoints = (value: string): boolean => points.test(value.trim())

/** The keys that a value fits, as an author would write them; empty if it may be anything. */
export function keysOfValue(name: string, value: string): string[] {
  const text = value.trim()
  return text === '' || text.length > 64 ? [] : idsOf(text).map(id => nameLike(keyOf(id), name))
}

function idsOf(text: string): KeyId[] {
  if (points.test(text)) return ['scores']
  if (changes.test(text)) return ['payments']
  if (/^\d+$/.test(text)) return []
  if (score.test(text)) return ['score']
  const words = text.toLowerCase().split(/\s*[,、，・·/]\s*|\s+/)
  if (words.every(word => namesOfYaku.has(word))) return ['yaku']
  const {tiles, messages} = tilesOfText(text)
  // A few tiles may be anything.
  if (messages.length === 0 && tiles.length > 0 && /\d/.test(text))
    return tiles.length >= FEWEST_TILES ? ['hand'] : []
  const id = keyOfFacts(parseSituation(text))
  if (id !== null) return [id]
  return prose.test(text) ? ['note'] : []
}
