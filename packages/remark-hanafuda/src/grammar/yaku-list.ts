/**
 * Lists of yaku as authors write them: 三光6文、花見で一杯, `Three Brights (6), Flower Viewing: 11 points`.
 */
import {readNumber, type Span} from '@tehai/kernel/source'
import {cutBlanks, cutCharacters, cutNumber, cutWord, pointWords} from './tail.js'
import {yakuOfName, type YakuId} from './yaku-names.js'

/** A yaku as an author names it, perhaps with points: 三光6文, `Sanko (6)`. */
export interface NamedYaku {
  readonly type: YakuId | undefined
  readonly points: number | null
  /** Number of its cards, if written after its points: タン2文（6枚）. */
  readonly count?: number | undefined
  readonly start: number
  readonly end: number
  readonly nameEnd: number
}

/**
 * The items of a list, each of which names a yaku; text in parentheses is not divided.
 *
 * Names may contain the marks that separate items: if several parts in a row are one name, the longest such name
 * counts, provided that the first or the second part alone is not a name. 赤短・青短 means both yaku, or the yaku of both
 * if that is expected; 赤短・青短の重複 is always one.
 *
 * @param read
 *   The item between two offsets.
 * @param isExpected
 *   Whether the names of two yaku may mean a third one.
 */
export function yakuItems<Item extends {readonly type: YakuId | undefined}>(
  text: string,
  read: (start: number, end: number) => Item,
  isExpected: (type: YakuId) => boolean
): Item[] {
  const parts = partsOf(text)
  const readParts = (from: number, to: number) => read(parts[from]!.start, parts[to]!.end)
  const found: Item[] = []
  for (let at = 0; at < parts.length;) {
    let taken = 1
    let best = readParts(at, at)
    for (let more = 2; more <= 3 && at + more <= parts.length; more++) {
      const longer = readParts(at, at + more - 1)
      const between = text.slice(parts[at]!.end, parts[at + 1]!.start)
      const isOne =
        !best.type ||
        !readParts(at + 1, at + 1).type ||
        (/^[・·]$/.test(between) && longer.type && isExpected(longer.type))
      if (longer.type && isOne) [best, taken] = [longer, more]
    }
    found.push(best)
    at += taken
  }
  return found
}

/** Where the parts of a list are, without the blanks around them. */
function partsOf(text: string): Span[] {
  const parts: Span[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= text.length; at++) {
    const mark = text[at] ?? ','
    if (/[(（]/.test(mark)) depth++
    else if (/[)）]/.test(mark)) depth--
    else if (at === text.length || (depth <= 0 && /[、，,；;・·/／+＋]/.test(mark))) {
      const part = text.slice(from, at)
      const start = from + part.length - part.trimStart().length
      if (part.trim() !== '') parts.push({start, end: from + part.trimEnd().length})
      from = at + 1
    }
  }
  return parts
}

/** The yaku of a list. */
export function namedYaku(text: string, offset: number, made: ReadonlySet<YakuId>): NamedYaku[] {
  const read = (start: number, end: number) => readName(text, start, end)
  return yakuItems(text, read, type => made.has(type)).map(one => ({
    ...one,
    start: one.start + offset,
    end: one.end + offset,
    nameEnd: one.nameEnd + offset
  }))
}

/** What is between a name and its points. */
const beforePoints = /[\s:：=＝(（\-–—―−－…→]/

const cardsAside = /[(（](\d{1,2}) ?(?:枚|张|張|장|cards?)[)）]$/

/** `2 points for` before the name. */
const pointsFirst = /^(\d{1,3}) ?(?:points?|pts?|mon) (?:for|from|with) /i

function readName(text: string, start: number, to: number): NamedYaku {
  const [whole, points] = pointsFirst.exec(text.slice(start, start + 32)) ?? []
  if (whole !== undefined) {
    const named = readName(text, start + whole.length, to)
    if (named.type && named.points === null) return {...named, points: Number(points), start}
  }
  const counted = cardsAside.exec(text.slice(start, to))
  if (!counted) return readPoints(text, start, to)
  const read = readPoints(text, start, start + text.slice(start, start + counted.index).trimEnd().length)
  return {...read, end: to, count: Number(counted[1])}
}

function readPoints(text: string, start: number, end: number): NamedYaku {
  const part = text.slice(start, end)
  const closed = part.length - (/[)）]$/.test(part) ? 1 : 0)
  const unit = cutWord(part, closed, pointWords)
  const to = cutBlanks(part, unit)
  const from = cutNumber(part, to, 3, unit < closed)
  // Points alone are not a name; they are quoted whole.
  const markEnd = cutCharacters(part, from, beforePoints) || part.length
  // The long vowel of kana is typed for a dash: 三光ー5文.
  const isDash = from < to && part[markEnd - 1] === 'ー' && !yakuOfName(part.slice(0, markEnd))
  const nameEnd = isDash ? cutCharacters(part, markEnd - 1, beforePoints) : markEnd
  const name = part.slice(0, nameEnd)
  const type = yakuOfName(name)
  const points = from < to ? readNumber(part.slice(from, to)) : null
  const counted = type ? null : countedName(name)
  const {length, ...named} = counted ?? {type, length: nameEnd}
  return {...named, points, start, end, nameEnd: start + length}
}

/**
 * A name with a number of cards after or before it: カス 11枚で, カス（11枚）, `Plain 11 cards`, `11 plains`; `null` for other
 * text.
 */
function countedName(
  name: string
): {readonly type: YakuId; readonly count: number; readonly length: number} | null {
  const closed = cutCharacters(name, cutWord(name, name.length, jointsOfCounts), /[\s)）]/)
  const unit = cutWord(name, closed, cardWords)
  const to = cutBlanks(name, unit)
  const from = cutNumber(name, to, 2, unit < closed)
  const length = cutCharacters(name, from, beforePoints)
  const after = unit < closed && from < to ? yakuOfName(name.slice(0, length)) : undefined
  if (after) return {type: after, count: readNumber(name.slice(from, to)), length}
  const [whole, digits] =
    /^(\d{1,2}|[一二三四五六七八九十]{1,3}(?=[枚张張]))(?: ?(?:枚の?|[张張]|장의?))? ?/.exec(name) ?? []
  const before = whole === undefined ? undefined : yakuOfName(name.slice(whole.length))
  return before ? {type: before, count: readNumber(digits!), length: name.length} : null
}

/** The text after a number of cards, and the text that may be between it and the points. */
const cardWords: readonly string[] = 'cards card 枚 张 張 장'.split(' ')
const jointsOfCounts: readonly string[] = ['で', '으로', ' for']

/**
 * The total at the end of a list of yaku, in the form in which it is filled in: 合わせて7文, `: 7 points`; `at` is where it
 * begins.
 */
export function sumOf(text: string): {at: number; points: number | undefined} {
  for (const {before, after} of sumWords) {
    const unit = cutWord(text, text.length, after)
    const to = cutBlanks(text, unit)
    const from = cutNumber(text, to, 4, true)
    const word = cutBlanks(text, from)
    const at = cutWord(text, word, before)
    const isEquation = /[=＝]/.test(text.slice(at, word))
    if ((unit < text.length || isEquation) && from < to && at < word) {
      return {at: cutCharacters(text, at, /[\s、,，]/), points: readNumber(text.slice(from, to))}
    }
  }
  return {at: text.length, points: undefined}
}

const sumWords = [
  {before: '合わせて 合計 合计 모두 합계 計 계 = ＝ 、 ，'.split(' '), after: pointWords.slice(4)},
  {before: ': ： = ,'.split(' '), after: pointWords.slice(0, 4)}
]
