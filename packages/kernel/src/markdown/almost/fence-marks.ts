/**
 * Fences of other marks than backticks, which Markdown takes for text.
 *
 *     ｀｀｀mahjong     typed with an input method (IME)
 *     '''mahjong      quotes
 *     ``mahjong       two of them
 *     123m456p
 *     ｀｀｀
 */
import type {Message} from '../../source/message/message.js'
import {markdownMessage} from '../messages.js'
import type {Constructs} from './spelling.js'

/** What is typed in place of backticks: their full-width form, quotes, tildes. */
const marks = `[｀´’‘＇'”“＂"~～〜]`
const opening = new RegExp(`^(?:${marks}+|\`\`)`)
const closing = new RegExp(`^[ \\t>]{0,20}(?:${marks}|\`){2,6}[ \\t]{0,20}$`)

/** Source of a pattern for such a fence before one of some words (patterns themselves). It has one group. */
export function fenceOfOtherMarks(words: readonly string[]): string {
  return `((?:${marks}{2,6}|(?<!\`)\`\`)[ \\t]?(?:${words.join('|')}))(?=[\\s{])`
}

/** How many UTF-16 units are searched for the end of a block. */
const LONGEST = 2000

/**
 * The message about such a fence. It must be alone on its line, with notation on the next line or a closing line of
 * marks.
 *
 * @param opened
 *   The marks and the word, as found at an offset of the source.
 */
export function fenceMarks(
  source: string,
  start: number,
  opened: string,
  {spelling}: Constructs
): Message | null {
  if (!/(?:^|[\r\n])[ \t>]{0,20}$/.test(source.slice(Math.max(0, start - 21), start))) return null
  const typed = opening.exec(opened)![0]
  // Three tildes are a fence.
  if (/^~{3,}$/.test(typed)) return null
  const end = start + opened.length
  const [, next = '', ...more] = source.slice(end, end + LONGEST).split(/\r\n|\n|\r/)
  const first = next.replace(/^[ \t>]{1,20}/, '').slice(0, 200)
  if (!spelling.isNotation(first) && !more.some(line => closing.test(line))) return null
  const lang = opened.slice(typed.length).trim()
  if (typed[0] === '`') return markdownMessage('short-fence', start, end, {count: typed.length, lang})
  return markdownMessage('fence-marks', start, end, {marks: typed, lang})
}
