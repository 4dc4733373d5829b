/**
 * Waits that are said together with a discard.
 *
 *     8s, waiting on 3s   打8s → 3s待ち   8s (kanchan 3s)   切8s，听3s   8s: waits 3s; 2s: waits 68s
 */
import type {Span} from '@tehai/kernel/source'
import type {Unread} from './phrases.js'
import type {TileAt, TilesPart} from './tile-words.js'
import {readWaits, type WaitsPart} from './waits.js'

type Part = WaitsPart | Unread

/** What is said of the waits after a discard; the range is that of its parts, without the discard. */
export interface DiscardWaits extends Span {
  readonly discard: TileAt
  readonly parts: readonly Part[]
}

/** Find what a text about discards says of waits. Never throws; empty where it is not clear which discard is meant. */
export function readDiscardWaits(text: string): readonly DiscardWaits[] {
  const parts = readWaits(text)
  if (!parts.some(saysWaits)) return []
  return parts.some(({type}) => type === 'discard') ? afterNamed(parts, text) : afterBare(parts, text)
}

const isWaitWord = (part: Part): boolean => part.type === 'filler' && part.isWait

/** Whether a part is about waits and nothing else: the word, or a shape. */
const saysWaits = (part: Part): boolean => part.type === 'shape' || part.type === 'name' || isWaitWord(part)

/** Each discard has a word, as 打8s: what is said until the next one is about it. */
function afterNamed(parts: readonly Part[], text: string): readonly DiscardWaits[] {
  return parts.flatMap((part, index) => {
    if (part.type !== 'discard') return []
    const next = parts.findIndex((one, at) => at > index && one.type === 'discard')
    return waitsOf(part.tile, parts.slice(index + 1, next < 0 ? undefined : next), text)
  })
}

/**
 * Discards are tiles like the waits. The word is before the waits in all of the text, `8s waits 3s, 2s waits 68s`, or after them,
 * `8s 3s待ち、2s 68s待ち`: the first one says which.
 */
function afterBare(parts: readonly Part[], text: string): readonly DiscardWaits[] {
  const isWord = parts.some(isWaitWord) ? isWaitWord : saysWaits
  const first = parts.findIndex(isTiles)
  const words = parts.flatMap((part, index) => (isWord(part) ? [index] : []))
  if (first < 0 || words[0]! < first) return []
  const isBefore = !parts.slice(first + 1, words[0]).some(isTiles)
  const starts = [...new Set(isBefore ? tilesBefore(words, parts) : tilesAfter([-1, ...words], parts))]
  return starts.flatMap((start, index) => {
    const {tiles} = parts[start] as TilesPart
    return tiles.length === 1 ? waitsOf(tiles[0]!, parts.slice(start + 1, starts[index + 1]), text) : []
  })
}

/** The last tiles before each word. */
const tilesBefore = (words: readonly number[], parts: readonly Part[]): readonly number[] =>
  words.map(word => parts.findLastIndex((part, index) => index < word && isTiles(part)))

/** The first tiles after each word. */
const tilesAfter = (words: readonly number[], parts: readonly Part[]): readonly number[] =>
  words
    .map(word => parts.findIndex((part, index) => index > word && isTiles(part)))
    .filter(index => index >= 0)

/** What parts say of the waits after a discard: up to the end of the sentence, and not of tiles after a word that has its own. */
function waitsOf(discard: TileAt, parts: readonly Part[], text: string): readonly DiscardWaits[] {
  const sentence = firstSentence(parts, text)
  const word = sentence.findIndex(saysWaits)
  const next = sentence.findIndex((part, index) => index > word && isTiles(part))
  const hasTiles = sentence.slice(0, word).some(isTiles)
  const statement = hasTiles && next >= 0 ? sentence.slice(0, next) : sentence
  const last = statement.findLastIndex(part => isTiles(part) || saysWaits(part))
  const own = statement.slice(0, last + 1)
  if (!own.some(isTiles) || !own.some(saysWaits)) return []
  return [{discard, parts: own, start: own[0]!.start, end: own.at(-1)!.end}]
}

/** The parts of the sentence that the first one is in. */
function firstSentence(parts: readonly Part[], text: string): readonly Part[] {
  const [first] = parts
  const length = first ? text.slice(first.start).search(fullStop) : -1
  return first && length >= 0 ? parts.filter(({start}) => start < first.start + length) : parts
}

const fullStop = /[。；;]|\.\s/

const isTiles = ({type}: Part): boolean => type === 'tiles'
