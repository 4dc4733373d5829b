/**
 * Commas between options, which should be separated by blanks: `waits="36s", size=l`.
 */
import type {Message} from '../../source/message/message.js'
import {skip} from '../../source/text/sticky.js'
import {badOption, bareWord, type MetaPart} from './meta-part.js'

const commas = /[,，;；、]{1,9}/y
const commasOnly = /^[,，;；、]{1,9}$/
const lastCommas = /[,，;；、]{1,9}$/
const anotherOption = /[ \t\u3000]{1,9}[^\s\u3000=＝]{1,40}[=＝]/y

/**
 * The message about a comma after an option, and the option without the comma; `null` if it has no comma.
 *
 * @param before
 *   The part before it.
 */
export function commaAfter(
  text: string,
  part: MetaPart,
  before: MetaPart | undefined
): {readonly message: Message; readonly part: MetaPart | null} | null {
  const {value, start, end, valueEnd} = part
  const written = text.slice(start, end)
  if (commasOnly.test(written)) {
    return before
      ? {message: badOption(before.start, end, text.slice(before.start, before.end)), part: null}
      : null
  }
  if (value !== null && end > valueEnd) {
    const after = skip(commas, text, end)
    return after === end ? null : {message: badOption(start, after, written), part}
  }
  const length = lastCommas.exec(written)?.[0].length ?? 0
  if (length === 0 || skip(anotherOption, text, end) === end) return null
  const meant = written.slice(0, -length)
  const last = end - length
  const shorter =
    value === null
      ? bareWord(meant, start, last)
      : {...part, value: value.slice(0, -length), end: last, valueEnd: valueEnd - length}
  return {message: badOption(start, end, meant), part: shorter}
}
