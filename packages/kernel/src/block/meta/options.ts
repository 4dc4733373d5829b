/**
 * Options of a meta: classes, an id, and each option once, under its name in the tables of a game.
 *
 *     ```mahjong waits=25p .wide #problem-1
 *
 * Fences and the attributes of rows in a line of text are both read here.
 */
import {nearestLanguages} from '../../source/language/languages.js'
import type {Message, Span} from '../../source/message/message.js'
import {nearest} from '../../source/nearest/nearest.js'
import {blockMessage} from '../messages.js'
import {withoutLooseWords} from './loose-words.js'
import {addClasses, parseMeta, type MetaPart} from './meta.js'

/** An option of a meta. The span is that of the value, or of the whole option if it has no value. */
export interface MetaOption extends Span {
  /** What the tables of the game call it. */
  readonly id: string
  /** The name as written. */
  readonly name: string
  readonly nameSpan: Span
  /** `null` for a bare word. */
  readonly value: string | null
  /** Whether offsets into `value` are offsets from `start`. */
  readonly literal: boolean
}

/** What a meta says. */
export interface MetaOptions {
  readonly options: readonly MetaOption[]
  readonly classes: readonly string[]
  readonly id: string | null
  readonly messages: readonly Message[]
}

/**
 * Read the options of a meta. Never throws.
 *
 * @param find
 *   The name of an option in the tables of the game; `null` for an unknown option.
 * @param unknown
 *   The message for an unknown option.
 */
export function readMeta(
  text: string,
  find: (name: string) => string | null,
  unknown: (part: MetaPart, nameSpan: Span) => Message
): MetaOptions {
  const {parts, messages: found} = withoutLooseWords(
    text,
    parseMeta(text),
    name => nameOf(name, find) !== null
  )
  const messages = [...found]
  const options: MetaOption[] = []
  const classes: string[] = []
  let id: string | null = null
  const seen = new Set<string>()
  for (const part of parts) {
    const option = part.type === 'option' ? nameOf(part.name, find) : part.type
    const nameSpan = {
      start: part.start,
      end: part.type === 'option' ? part.start + part.name.length : part.end
    }
    if (option === 'class') addClasses(classes, part.value ?? '')
    else if (option === null) messages.push(unknown(part, nameSpan))
    else if (seen.has(option)) messages.push(blockMessage('double-option', nameSpan.start, nameSpan.end))
    else if (option === 'id') id = part.value ?? ''
    else options.push(optionOf(option, part, nameSpan))
    if (option !== null) seen.add(option)
  }
  return {options, classes, id, messages}
}

/** `class` and `id` are options of every game. */
function nameOf(written: string, find: (name: string) => string | null): string | null {
  const folded = written.normalize('NFKC').toLowerCase()
  return folded === 'class' || folded === 'id' ? folded : find(written)
}

function optionOf(
  id: string,
  {name, value, start, end, valueStart, valueEnd, literal}: MetaPart,
  nameSpan: Span
): MetaOption {
  const isBare = value === null
  return {
    id,
    name,
    nameSpan,
    value,
    start: isBare ? start : valueStart,
    end: isBare ? end : valueEnd,
    literal
  }
}

/** The message for an unknown option. `known`: the names of all options. */
export function unknownOption(name: string, {start, end}: Span, known: Iterable<string>): Message {
  return blockMessage('unknown-option', start, end, {actual: name}, nearest(name.toLowerCase(), known))
}

/** A word or a text in quotes among options, without the marks around it. */
export function plainWord(written: string): string {
  return written.replace(/^["'“]|["'”]$/g, '').replace(/[,，;；、]$/, '')
}

/**
 * The message for a word or a text that is a value without an option.
 *
 * @param meant
 *   The options that it may belong to, each with the value.
 */
export function bareValue({start, end}: Span, meant: readonly string[]): Message {
  return blockMessage('bare-value', start, end, {}, meant)
}

/** The message for a language that Tehai does not have. */
export function unknownLanguage(text: string, {start, end}: Span): Message {
  return blockMessage('unknown-language', start, end, {actual: text}, nearestLanguages(text))
}

/** The message for a value that a key or an option cannot have. */
export function badValue(
  key: string,
  text: string,
  {start, end}: Span,
  example: string,
  meant: readonly string[] = []
): Message {
  if (key === 'lang') return unknownLanguage(text, {start, end})
  return blockMessage('bad-value', start, end, {key, actual: text, example}, meant)
}
