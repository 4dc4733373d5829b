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

/** What is typed for backticks: their full-width form, quotes, tildes. */
const marks = `[｀´’‘＇'”“＂"~～〜]`
const opening = new RegExp(`^(?:${marks}+|\`\`)`)
const closing = new RegExp(`^[ \\t>]{0,20}(?:${marks}|\`){2,6}[ \\t]{0,20}$`)

/** Source of a pattern for such a fence before one of some words, which are patterns themselves. One group. */
export function fenceOfOtherMarks(words: readonly string[]): string {
  return `((?:${marks}{2,6}|(?<!\`)\`\`)[ \\t]?(?:${words.join('|')}))(?=[\\s{])`
}

/** Units that are searched for the end of a block. */
const LONGEST = 2000

/**
 * The message about such a fence: it is alone on its line, and notation is on the next one or a line of marks closes it.
 *
 * @param opened
 *   The marks and the word, which begin at an offset of the source.
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
