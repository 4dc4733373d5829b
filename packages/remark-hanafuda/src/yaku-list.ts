/**
 * Lists of yaku as authors write them: 三光6文、花見で一杯, `Three Brights (6), Flower Viewing: 11 points`.
 */
import {readNumber} from '@tehai/kernel/source'
import {cutBlanks, cutCharacters, cutNumber, cutWord, pointWords} from './tail.js'
import {yakuOfName, type YakuId} from './yaku-names.js'

/** A yaku as an author names it, perhaps with points: 三光6文, `Sanko (6)`. */
export interface NamedYaku {
  readonly type: YakuId | undefined
  readonly points: number | null
  readonly start: number
  readonly end: number
  readonly nameEnd: number
}

/**
 * The yaku of a list.
 *
 * Names may hold the marks between them: of several in a row that are one name the longest counts, where the first alone
 * is none. 赤短・青短 is both, or the yaku of both where that is made; 赤短・青短の重複 is always one.
 */
export function namedYaku(text: string, offset: number, made: ReadonlySet<YakuId>): NamedYaku[] {
  const parts = [...text.matchAll(/[^、，,;；・·]+/g)].map(({0: part, index}) => ({
    start: index + part.length - part.trimStart().length,
    end: index + part.trimEnd().length
  }))
  const read = (from: number, to: number) => readName(text, parts[from]!.start, parts[to]!.end)
  const found: NamedYaku[] = []
  for (let at = 0; at < parts.length;) {
    let taken = 1
    let best = read(at, at)
    for (let more = 2; more <= 3 && at + more <= parts.length; more++) {
      const longer = read(at, at + more - 1)
      const between = text.slice(parts[at]!.end, parts[at + 1]!.start)
      const isOne = !read(at + 1, at + 1).type || made.has(longer.type!)
      if (longer.type && (!best.type || (isOne && /^[・·]$/.test(between)))) [best, taken] = [longer, more]
    }
    found.push({
      ...best,
      start: best.start + offset,
      end: best.end + offset,
      nameEnd: best.nameEnd + offset
    })
    at += taken
  }
  return found.filter(({start, end}) => end > start)
}

function readName(text: string, start: number, end: number): NamedYaku {
  const part = text.slice(start, end)
  const closed = part.length - (/[)）]$/.test(part) ? 1 : 0)
  const unit = cutWord(part, closed, pointWords)
  const to = cutBlanks(part, unit)
  const from = cutNumber(part, to, 3, unit < closed)
  // Points alone are no name; they are quoted whole.
  const nameEnd = cutCharacters(part, from, /[\s:：=(（]/) || part.length
  const type = yakuOfName(part.slice(0, nameEnd))
  const points = from < to ? readNumber(part.slice(from, to)) : null
  return {type, points, start, end, nameEnd: start + nameEnd}
}

/** What a list of yaku may end with, as it is filled in: 合わせて7文, `: 7 points`; `at` is where it begins. */
export function sumOf(text: string): {at: number; points: number | undefined} {
  for (const {before, after} of sumWords) {
    const unit = cutWord(text, text.length, after)
    const to = cutBlanks(text, unit)
    const from = cutNumber(text, to, 4, true)
    const word = cutBlanks(text, from)
    const at = cutWord(text, word, before)
    if (unit < text.length && from < to && at < word) {
      return {at: cutCharacters(text, at, /[\s、,，]/), points: readNumber(text.slice(from, to))}
    }
  }
  return {at: text.length, points: undefined}
}

const sumWords = [
  {before: '合わせて 合計 合计 모두 합계 、 ，'.split(' '), after: pointWords.slice(3)},
  {before: ': ： ,'.split(' '), after: pointWords.slice(0, 3)}
]
