/**
 * Messages about misplaced and misspelt keys and headers.
 */
import type {Message} from '../../source/message/message.js'
import type {BlockGrammar} from './block-grammar.js'
import type {BlockKey} from '../keys.js'
import type {HeaderLine, KeyLine} from '../lines/line-grammar.js'
import {blockMessage} from '../messages.js'
import {bareName} from '../lines/named-lines.js'

/** The message for a key or a header on the line of another one. */
export const keyInLine = (
  text: string,
  {nameStart, nameEnd, valueEnd}: KeyLine<unknown> | HeaderLine<unknown>
): Message => blockMessage('key-in-line', nameStart, nameEnd, {}, [text.slice(nameStart, valueEnd)])

/** What a sentence has in place of a colon: `waits on 1z`, `dora is 5p`. */
const verb = /^(?:is|are|was|on|for|は|が)[ \t\u3000]+/i

export function missingColon(
  text: string,
  {nameStart, nameEnd, valueStart, valueEnd}: KeyLine<unknown> | HeaderLine<unknown>
): Message {
  const value = text.slice(valueStart, valueEnd).replace(verb, '')
  const wanted = `${text.slice(nameStart, nameEnd)}: ${value}`.trimEnd()
  // A mark in its place is what is wrong: `waits; 25p`.
  const end = text.slice(nameStart, valueStart).trimEnd().length
  return blockMessage('missing-colon', nameStart, nameStart + end, {}, [wanted])
}

/** The end of emphasis that begins before a name and closes after its colon: the second `**` of `**waits:** 12z`. */
function closingOf(name: string, value: string): string {
  const marks = /^(?:\*{1,3}|_{1,3}|["'`])/.exec(name)?.[0]
  return marks !== undefined && !name.endsWith(marks) && value.startsWith(marks) ? marks : ''
}

export function unknownKey<Key extends BlockKey, Header, Mode extends string>(
  text: string,
  {nameStart, nameEnd, valueStart, valueEnd}: KeyLine<Key>,
  {findKey, findHeader, otherKey, nearest}: BlockGrammar<Key, Header, Mode>
): Message {
  const name = text.slice(nameStart, nameEnd)
  const value = valueEnd - valueStart > 64 ? '' : text.slice(valueStart, valueEnd)
  const other = otherKey(name, nameStart, nameEnd, value)
  if (other) return other
  const bare = bareName(name)
  const closing = findKey(bare) || findHeader(bare) ? closingOf(name, text.slice(valueStart, valueEnd)) : ''
  if (closing !== '')
    return blockMessage('unknown-key', nameStart, valueStart + closing.length, {}, [`${bare}:`])
  // A capital alone is the label of a choice, not a misspelt word.
  const near = /^[A-E]$/.test(name) ? [] : nearest(name, value)
  if (bare === name && findKey(value) && (near.length === 0 || /[^\p{L} ]/u.test(name)))
    return blockMessage('unknown-key', nameStart, valueEnd, {}, [`${value}: ${name}`]) // the wrong way round
  const meant = bare !== name && (findKey(bare) || findHeader(bare)) ? [bare] : near
  return blockMessage('unknown-key', nameStart, nameEnd, {}, meant)
}
