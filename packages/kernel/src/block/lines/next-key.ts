/**
 * A second key on a line, as in `hand: 123m456p; waits: 14m`.
 */
import type {Span} from '../../source/message/message.js'

/**
 * What the value of a key has room for: `row`: notation, in which no colon follows a word; `value`: a short text that
 * may contain commas; `claim`: a short text after which a blank and a colon can only mean another key; `text`:
 * anything.
 */
export type KeyRoom = 'row' | 'value' | 'claim' | 'text'

/** How much of a value is searched, in UTF-16 units. */
const LONGEST = 500

/** A number of two or three digits. */
const smallNumber = /(?<!\d)\d{2,3}$/

/**
 * A separator of keys, then a name before a colon. After `of`, it is not the name of a key: `in order of safety: 9p`.
 */
const separated: Readonly<Record<Exclude<KeyRoom, 'text'>, RegExp>> = {
  row: /[;；,，、|｜／\s]\s{0,8}([^;；,，、|｜／\s:：]{1,40})\s?[:：]/g,
  value: /[;；|｜]\s{0,8}([^;；,，、|｜／\s:：]{1,40})\s?[:：]/g,
  claim: /(?:[;；|｜]|(?<=[^,，、\s])(?<!\bof)\s)\s{0,8}([^;；,，、|｜／\s:：]{1,40})\s?[:：]/g
}

/**
 * The next key in a value: `start` is the start of its name, `end` the end of what precedes it; `null` if there is no
 * other key.
 *
 * @param isKey
 *   Whether a word is the name of a key. `isAfterNumber`: it follows a number of two or three digits and a blank.
 */
export function nextKey(
  text: string,
  {start, end}: Span,
  room: KeyRoom,
  isKey: (name: string, isAfterNumber: boolean) => boolean
): Span | null {
  if (room === 'text') return null
  const value = text.slice(start, Math.min(end, start + LONGEST))
  if (!/[:：]/.test(value)) return null
  for (const {index, 0: written, 1: name = ''} of value.matchAll(separated[room])) {
    const isAfterNumber = /^\s/.test(written) && smallNumber.test(value.slice(Math.max(0, index - 4), index))
    if (isKey(name, isAfterNumber)) return {start: start + index + written.indexOf(name), end: start + index}
  }
  return null
}
