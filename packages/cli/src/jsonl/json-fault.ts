/**
 * Why a text is not JSON: where it stops being valid, and what was expected there.
 *
 * `JSON.parse` decides whether a text is JSON. The position in its errors depends on the version of Node, and is
 * missing in some; so the text is read once more after a failure.
 */
import {skip} from '@tehai/kernel/source'

/** What is expected at a place. */
export type JsonExpectation =
  'value' | 'name' | 'colon' | 'comma-or-brace' | 'comma-or-bracket' | 'end' | 'quote' | 'escape' | 'control'

export interface JsonFault {
  /** Offset in UTF-16 units. */
  readonly at: number
  readonly expected: JsonExpectation
}

/**
 * The state of the reading: before a value, before the first entry of a list or an object, before a name, after a
 * value.
 */
type State = 'value' | 'first-value' | 'name' | 'first-name' | 'colon' | 'after'

const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const blanks = /[ \t\r\n]*/y
const escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y

/** The place where a text stops being JSON; `null` if it is JSON. Takes time linear in the text, at any depth. */
export function findJsonFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = []
  let state = 'value' as State
  let at = 0
  for (;;) {
    at = skip(blanks, text, at)
    const char = text[at]
    const inside = open.at(-1)
    if (state === 'after') {
      if (inside === undefined) return char === undefined ? null : {at, expected: 'end'}
      const isEnd = char === (inside === '{' ? '}' : ']')
      if (!isEnd && char !== ',')
        return {at, expected: inside === '{' ? 'comma-or-brace' : 'comma-or-bracket'}
      if (isEnd) open.pop()
      else state = inside === '{' ? 'name' : 'value'
      at++
    } else if (state === 'colon') {
      if (char !== ':') return {at, expected: 'colon'}
      state = 'value'
      at++
    } else if ((state === 'first-name' && char === '}') || (state === 'first-value' && char === ']')) {
      open.pop()
      state = 'after'
      at++
    } else if (char === '"') {
      const end = endOfString(text, at)
      if (typeof end !== 'number') return end
      state = state === 'name' || state === 'first-name' ? 'colon' : 'after'
      at = end
    } else if (state === 'name' || state === 'first-name') return {at, expected: 'name'}
    else if (char === '{' || char === '[') {
      open.push(char)
      state = char === '{' ? 'first-name' : 'first-value'
      at++
    } else {
      const end = skip(scalar, text, at)
      if (end === at) return {at, expected: 'value'}
      state = 'after'
      at = end
    }
  }
}

/** Where the string at an offset ends, or what is wrong with it. */
function endOfString(text: string, start: number): number | JsonFault {
  let at = start + 1
  while (at < text.length) {
    const char = text.charCodeAt(at)
    if (char === 0x22) return at + 1
    if (char < 0x20) return {at, expected: 'control'}
    if (char === 0x5c) {
      const end = skip(escape, text, at)
      if (end === at) return {at, expected: 'escape'}
      at = end
    } else at++
  }
  return {at, expected: 'quote'}
}
