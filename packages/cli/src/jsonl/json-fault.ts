/**
 * Why a text is no JSON: where it stops being that, and what was expected there.
 *
 * `JSON.parse` says whether a text is JSON. What it says of the place differs from one version to the next, and some
 * say nothing of it; so the text is read once more where it failed.
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

/** Where the reading is: before a value, before the first of a list or an object, before a name, after a value. */
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

/** Where the string that begins at a place ends, or what is wrong with it. */
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
