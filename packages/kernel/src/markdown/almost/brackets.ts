/**
 * Brackets of directives that are written almost right, and the message that says what the author meant.
 */
import type {Message} from '../../source/message/message.js'
import {markdownMessage} from '../messages.js'
import {narrow} from '../../source/text/wide.js'

/** Brackets of an input method, each beside the one that closes it. */
const wide: Readonly<Record<string, string>> = {'［': '］', '【': '】', '〔': '〕', '「': '」', '『': '』'}
export const opening: string = `[${Object.keys(wide).join('')}`
export const closing: string = `]${Object.values(wide).join('')}`

/** Other brackets, each beside the one that closes it. */
const round: Readonly<Record<string, string>> = {'(': ')', '（': '）'}
export const angle: Readonly<Record<string, string>> = {'<': '>', '＜': '＞', '〈': '〉', '《': '》'}
export const other: Readonly<Record<string, string>> = {...round, ...angle}

/** Whether a letter or digit is right before a colon: of the Latin script for a name in ASCII, of any script otherwise. */
export function isWordBefore(source: string, colon: number, name: string): boolean {
  const before = source.slice(Math.max(0, colon - 2), colon)
  return (/^[!-~]+$/.test(name) ? /[A-Za-z0-9_]$/ : /[\p{L}\p{N}]$/u).test(before)
}

type What =
  'options' | 'width' | 'name' | 'brackets' | 'blank' | 'apart' | 'colon' | 'escape' | 'open' | 'around'

/** The message that proposes the directive an author meant. */
export function meant(
  source: string,
  start: number,
  bracket: number,
  {name, colons, what}: {readonly name: string; readonly colons: number; readonly what: What}
): Message {
  const close = source[bracket] === '{' ? '}' : (other[source[bracket]!] ?? closing)
  const end = endOfLabel(source, bracket, close)
  const label = end === null ? '…' : narrow(source.slice(bracket + 1, end)).replace(/^\[(.*)\]$/, '$1')
  return almost(start, end === null ? bracket + 1 : end + 1, {name, what, colons, label})
}

/** The message that proposes a directive with a label. */
export function almost(
  start: number,
  end: number,
  {
    name,
    what,
    colons = 1,
    label
  }: {readonly name: string; readonly what: What; readonly colons?: number; readonly label: string}
): Message {
  return markdownMessage('almost-directive', start, end, {name, what}, [
    `${colons > 1 ? '::' : ':'}${name}[${label}]`
  ])
}

/** Where a label closes on its line, if the author may have typed the text up to there as a label; else `null`. */
export function endOfLabel(source: string, bracket: number, close: string): number | null {
  let end = bracket + 1
  while (end < source.length && end - bracket <= 200 && !`${close}\r\n`.includes(source[end]!)) end++
  return end < source.length && close.includes(source[end]!) ? end : null
}
