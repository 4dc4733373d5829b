/**
 * Waits that are said together with a discard.
 *
 *     8s, waiting on 3s   打8s → 3s待ち   8s (kanchan 3s)   切8s，听3s   8s: waits 3s; 2s: waits 68s   8s: kanchan, 4 tiles
 */
import type {Span} from '@tehai/kernel/source'
import {denial, type UnreadPart} from './phrases.js'
import type {TileAt, TilesPart} from './tile-words.js'
import {readWaits, type WaitsPart} from './waits.js'

type Part = WaitsPart | UnreadPart

/** The waits stated for a discard; the range is that of their parts, without the discard. */
export interface DiscardWaits extends Span {
  readonly discard: TileAt
  readonly parts: readonly Part[]
  /** Whether only a shape is named and no tile: if the hand is not tenpai, it may be a shape that the hand contains. */
  readonly isShapeAlone: boolean
}

/** Find the waits that a text about discards states. Never throws; empty if it is unclear which discard is meant. */
export function readDiscardWaits(text: string): readonly DiscardWaits[] {
  const parts = readWaits(text)
  if (!parts.some(part => saysWaits(part) || saysSides(part))) return []
  return parts.some(({type}) => type === 'discard') ? afterNamed(parts, text) : afterBare(parts, text)
}

const isWaitWord = (part: Part): boolean => part.type === 'filler' && part.isWait

/** Whether a part is only about waits: the word, or a shape. */
export const saysWaits = (part: Part): boolean =>
  part.type === 'shape' || part.type === 'name' || isWaitWord(part)

/** Whether a part says on how many sides a hand waits. */
const saysSides = (part: Part): boolean => part.type === 'kinds' && part.isSides

const saysAny = (part: Part): boolean => saysWaits(part) || saysSides(part)

/** Each discard has a word, as 打8s: the text up to the next one is about it. */
function afterNamed(parts: readonly Part[], text: string): readonly DiscardWaits[] {
  return parts.flatMap((part, index) => {
    if (part.type !== 'discard') return []
    const next = parts.findIndex((one, at) => at > index && one.type === 'discard')
    return waitsOf(part.tile, parts.slice(index + 1, next < 0 ? undefined : next), text)
  })
}

/**
 * Discards are tiles like the waits. Throughout the text the word is before the waits, `8s waits 3s, 2s waits 68s`, or
 * after them, `8s 3s待ち、2s 68s待ち`: the first pair decides which.
 */
function afterBare(parts: readonly Part[], text: string): readonly DiscardWaits[] {
  const isWord = [isWaitWord, saysWaits, saysSides].find(is => parts.some(is))!
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

/**
 * What parts say about the waits after a discard: up to the end of the sentence, without tiles after a word that has
 * waits of its own.
 */
function waitsOf(discard: TileAt, parts: readonly Part[], text: string): readonly DiscardWaits[] {
  // `打1zリーチ。25p待ち`: riichi is declared with that discard.
  const first = parts.findIndex(
    (part, index) => !isLeading(part, text) && !(part.type === 'filler' && isLeading(parts[index + 1], text))
  )
  const sentence = first < 0 ? [] : firstSentence(parts.slice(first), discard, text)
  const alone = shapeAlone(sentence, text)
  if (alone.length > 0) return [{discard, parts: alone, isShapeAlone: true, ...spanOf(alone)}]
  const word = sentence.findIndex(saysAny)
  const next = sentence.findIndex((part, index) => index > word && isTiles(part))
  const hasTiles = sentence.slice(0, word).some(isTiles)
  const statement = understood(hasTiles && next >= 0 ? sentence.slice(0, next) : sentence)
  const isOfWaits = (part: Part) => isTiles(part) || saysAny(part)
  const own = statement.slice(0, statement.findLastIndex(isOfWaits) + 1)
  if (!own.some(part => isTiles(part) || isOfThirteen(part)) || !own.some(saysAny)) return []
  const rest = sentence.slice(sentence.indexOf(own.at(-1)!) + 1)
  const span = spanOf(own)
  if (isDenied(text, discard, span) || isOtherSubject(own, rest, text)) return []
  return [{discard, parts: own, isShapeAlone: false, ...span}]
}

const spanOf = (parts: readonly Part[]): Span => ({start: parts[0]!.start, end: parts.at(-1)!.end})

/** `両面×2` says how many ryanmen the hand has. */
const isCounted = ({end}: Part, text: string): boolean => /^ ?[x×*] ?\d/i.test(text.slice(end, end + 4))

/** The shape that a sentence names without a tile, if the sentence otherwise only says how many tiles are left. */
function shapeAlone(sentence: readonly Part[], text: string): readonly Part[] {
  const isShape = (part: Part) =>
    (part.type === 'shape' && !isOfThirteen(part)) || part.type === 'name' || saysSides(part)
  const isBeside = ({type}: Part) => type === 'filler' || type === 'count' || type === 'kinds'
  if (!sentence.some(isShape) || !sentence.every(part => isShape(part) || isBeside(part))) return []
  if (sentence.some(part => isShape(part) && isCounted(part, text))) return []
  return sentence.slice(0, sentence.findLastIndex(part => isShape(part) || isWaitWord(part)) + 1)
}

/** Words that lead from a discard to its waits and are not fillers: で即リーチ, `and declare riichi`, `leaves`. */
const leading = [
  'で?(?:即?リーチ|即リー|立直|テンパイ|聴牌)?(?:を?(?:して|する|かけて|かける|とる))?',
  '(?:形?成|立直|聴牌|听牌|聽牌|即立|리치|텐파이|타패)',
  '(?:(?:and|then|you|your|it|declare|declaring|call|for|with|riichi|tenpai|leav(?:es?|ing)|giv(?:es?|ing)|makes?)(?: |$))+'
].join('|')
const anyLeading = new RegExp(`^(?:${leading})$`, 'i')

/** Whether a part leads from a discard to its waits; so does `tenpai` alone. */
const isLeading = (part: Part | undefined, text: string): boolean => {
  if (part?.type === 'filler') return part.isWait && /^\s*[。.!！]/.test(text.slice(part.end))
  const isWord = part?.type === 'unread' || part?.type === 'note'
  return (
    isWord &&
    anyLeading.test(
      text
        .slice(part.start, part.end)
        .trim()
        .replace(/[。.!！]{1,3}$/, '')
    )
  )
}

/**
 * Parts before the first one that is not understood, or that denies the waits, once tiles and a word for waits have
 * been read.
 */
function understood(parts: readonly Part[]): readonly Part[] {
  const end = parts.findIndex(
    ({type}, index) =>
      (type === 'unread' || type === 'none') &&
      [isTiles, saysWaits].every(is => parts.slice(0, index).some(is))
  )
  return end < 0 ? parts : parts.slice(0, end)
}

/** Whether a part gives the waits without naming a tile: all thirteen of kokushi. */
const isOfThirteen = (part: Part): boolean => part.type === 'shape' && part.shape === 'kokushi_13'

/** Words before and after waits that say that the hand does not have them. */
const deniedBefore = /(?:\bnot|n['’]t|\bno longer|\bnever|\bwithout|[不没沒未非])[^,，、。]{0,12}$/i
const deniedAfter = new RegExp(
  `^\\s?(?:${denial}|には?な(?:らな|りませ)|(?:가|이|는|은)? ?(?:아[니닌닙님]|되지 ?않))`
)

function isDenied(text: string, discard: TileAt, {start, end}: Span): boolean {
  return deniedBefore.test(text.slice(discard.end, start + 2)) || deniedAfter.test(text.slice(end))
}

/** Whether the last of several tiles is the subject of the words after it: `waits 25p, and 7p is dead`. */
function isOtherSubject(own: readonly Part[], [next]: readonly Part[], text: string): boolean {
  const tiles = own.filter(isTiles)
  const last = own.at(-1)!
  return (
    tiles.length > 1 &&
    last === tiles.at(-1) &&
    next?.type === 'unread' &&
    /^\s*$/.test(text.slice(last.end, next.start))
  )
}

/** The parts of the first part's sentence, or of the bracket after the discard. */
function firstSentence(parts: readonly Part[], discard: TileAt, text: string): readonly Part[] {
  const [first] = parts
  if (!first) return parts
  const isBracketed = /[(（[［]/.test(text.slice(discard.end, first.start))
  const length = text.slice(first.start).search(isBracketed ? bracketEnd : fullStop)
  return length < 0 ? parts : parts.filter(({start}) => start < first.start + length)
}

const bracketEnd = /[)）\]］]/
const fullStop = /[。；;！？]|[.!?](?:\s|$)/

const isTiles = ({type}: Part): boolean => type === 'tiles'
