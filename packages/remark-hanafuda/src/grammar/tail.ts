/**
 * Tails: the ends of texts, read backwards.
 *
 * `/[\s:]*(\d+)?\s*枚?$/` tries to match again from each blank of a text, and takes quadratic time or worse on many
 * blanks. The functions here look at each character once. Every end here is a 0-based UTF-16 offset, exclusive.
 */

/** Where a text ends without the matching characters at its end; `at` is its current end. */
export function cutCharacters(text: string, at: number, pattern: RegExp): number {
  let end = at
  while (end > 0 && pattern.test(text[end - 1]!)) end--
  return end
}

/** Where a text ends without one of some words at its end (the longest first); `at` if it ends with none of them. */
export function cutWord(text: string, at: number, words: readonly string[]): number {
  const word = words.find(one => text.slice(Math.max(0, at - one.length), at).toLowerCase() === one)
  return word === undefined ? at : at - word.length
}

/** Where a text ends without the number at its end, of at most `most` digits; optionally also a number in kanji. */
export function cutNumber(text: string, at: number, most: number, inKanji: boolean): number {
  const from = Math.max(cutCharacters(text, at, /\d/), at - most)
  return from === at && inKanji ? cutCharacters(text, at, /[〇一二三四五六七八九十]/) : from
}

/** What is after a number of points. */
export const pointWords: readonly string[] = 'points point pts mon 文 点 分 점 문'.split(' ')

const blank = /\s/

/** Where a text ends without the blanks at its end. */
export function cutBlanks(text: string, at: number): number {
  return cutCharacters(text, at, blank)
}
