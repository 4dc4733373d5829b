/**
 * Groups of a long word: `234n345p567s` has three, each a number with the letters after it. A message about one of them is
 * short, and its place exact.
 */
import type {Span} from './message.js'

/** Words up to this length, in UTF-16 units, are short enough to be quoted whole. */
const SHORT = 9

/**
 * The groups of a word that a range touches; for a short word, the whole word.
 *
 *     234n345p567s    the range of `n`
 *     ^^^^            its group
 */
export function groupsAround(text: string, {start: from, end: to}: Span, word: Span): Span {
  if (word.end - word.start <= SHORT) return word
  let start = from === to ? from - 1 : from
  let end = to
  while (start > word.start && !isStart(text, start)) start--
  while (end < word.end && !isStart(text, end)) end++
  return {start: Math.max(start, word.start), end}
}

/** Whether a group begins at an offset: with a digit after a letter. */
const isStart = (text: string, at: number): boolean =>
  /\d/.test(text[at]!) && /\p{L}/u.test(text[at - 1] ?? '')
