/**
 * One option, class or id of a meta at an offset.
 */
import {bareWord, type MetaPart} from './meta-part.js'
import {skip} from '../../source/text/sticky.js'

const closing: Readonly<Record<string, string>> = {'"': '"', "'": "'", '“': '”', '”': '”'}

const optionName = /[^\s\u3000=＝"'“”.#{}<>`]+/y

export const bareValue: RegExp = /[^\s\u3000]+/y

const classOrId = /[.#][^\s\u3000.#=＝"'{}<>`]+/y

const inQuotes = /"[^"\n]{1,80}"|'[^'\n]{1,80}'|“[^”\n]{1,80}”/y

/** A text in quotes without its option, as a word: `"My hand"`. */
export function textInQuotes(text: string, at: number, to: number): MetaPart | null {
  const end = skip(inQuotes, text, at)
  return end === at || end > to ? null : bareWord(text.slice(at, end), at, end)
}

/**
 * The option, class or id at an offset; `null` if nothing is there or its quotes are not closed.
 *
 * `unclosed` collects the quotes that are not closed up to the end, so that they are not searched for twice.
 */
export function partAt(text: string, at: number, to: number, unclosed: Set<string>): MetaPart | null {
  const character = text[at]
  if (character === '.' || character === '#') {
    const end = Math.min(skip(classOrId, text, at), to)
    const name = character === '.' ? 'class' : 'id'
    if (end <= at + 1) return null
    const value = text.slice(at + 1, end)
    return {type: name, name, value, start: at, end, valueStart: at + 1, valueEnd: end, literal: true}
  }
  const nameEnd = Math.min(skip(optionName, text, at), to)
  if (nameEnd === at) return null
  const name = text.slice(at, nameEnd)
  if (nameEnd === to || (text[nameEnd] !== '=' && text[nameEnd] !== '＝')) {
    return bareWord(name, at, nameEnd)
  }
  const quote = text[nameEnd + 1]
  if (quote !== undefined && quote in closing && nameEnd + 1 < to) {
    const closer = closing[quote]!
    const found = unclosed.has(closer)
      ? null
      : quotedPart(text, {name, start: at, valueStart: nameEnd + 2}, closer, to)
    if (!found) unclosed.add(closer)
    return found
  }
  const end = Math.min(skip(bareValue, text, nameEnd + 1), to)
  const value = text.slice(nameEnd + 1, end)
  const plain = value.replaceAll('\\|', '|')
  return {
    type: 'option',
    name,
    value: plain,
    start: at,
    end,
    valueStart: nameEnd + 1,
    valueEnd: end,
    literal: plain === value
  }
}

/** The option whose value begins after a quote; `null` if the quote is not closed. */
function quotedPart(
  text: string,
  opened: Pick<MetaPart, 'name' | 'start' | 'valueStart'>,
  quote: string,
  to: number
): MetaPart | null {
  const {valueStart} = opened
  let value = ''
  let from = valueStart
  for (let end = valueStart; end < to; end++) {
    const character = text[end]!
    if (character === quote) {
      value += text.slice(from, end)
      return {type: 'option', ...opened, value, end: end + 1, valueEnd: end, literal: from === valueStart}
    }
    if (character === '\\' && end + 1 < to && /["'”\\|]/.test(text[end + 1]!)) {
      value += text.slice(from, end)
      from = end + 1
      end++
    }
  }
  return null
}
