/**
 * Meta: the grammar of fence meta, of directive attributes and of the `data-mahjong` attribute.
 *
 *     title="東一局" dialect=quote size=l .wide #problem-1 waits=25p label='…'
 *
 * A value is bare (up to the next blank) or in quotes, `"…"`, `'…'` or `“…”`; inside quotes `\"`, `\'` and
 * `\\` stand for the character itself, and so does `\|` in any value, as in cells of tables. `=` may be full-width. Braces around everything, `{title="…"}`, are ignored.
 * This file does not know which options there are.
 */
import {append} from '../source/append.js'
import type {Message, Span} from '../source/message.js'
import {commaAfter} from './comma-options.js'
import {foldName} from './keys.js'
import {LONGEST, badOption, makePart, type Meta, type MetaPart} from './meta-part.js'

export type {Meta, MetaPart}

const closing: Readonly<Record<string, string>> = {'"': '"', "'": "'", '“': '”', '”': '”'}
const blank = /[\s\u3000]+/y
const optionName = /[^\s\u3000=＝"'“”.#{}<>`]+/y
const bareValue = /[^\s\u3000]+/y
const classOrId = /[.#][^\s\u3000.#=＝"'{}<>`]+/y

/**
 * Read a meta. Never throws; what is not understood is a `bad-attribute` message.
 *
 * Takes time proportional to the length of the text.
 */
export function parseMeta(text: string): Meta {
  const parts: MetaPart[] = []
  const messages: Message[] = []
  const unclosed = new Set<string>()
  const [from, to] = withoutBraces(text)
  const around = bracketsAround(text, from, to)
  if (around) return around
  let at = skip(blank, text, from)
  while (at < to) {
    const part = partAt(text, at, to, unclosed) ?? textInQuotes(text, at, to)
    const slip =
      text.length > LONGEST
        ? null
        : part
          ? (moreOfValue(text, part, parts.at(-1)) ?? optionsInValue(part))
          : openQuote(text, at, to)
    const comma = slip || !part || text.length > LONGEST ? null : commaAfter(text, part, parts.at(-1))
    if (slip) {
      messages.push(slip)
      if (part) parts.pop()
      at = slip.end
    } else if (comma) {
      messages.push(comma.message)
      if (comma.part) parts.push(comma.part)
      at = comma.message.end
    } else if (part) {
      parts.push(part)
      at = part.end
    } else {
      const end = Math.min(to, Math.max(at + 1, skip(bareValue, text, at)))
      messages.push(badOption(at, end))
      at = end
    }
    at = skip(blank, text, at)
  }
  return withoutLooseValues(text, parts, messages)
}

const inBrackets = /^(?:\[([^[\]]{1,200})\]|\(([^()]{1,200})\))$/

/** Options in other brackets than braces: `[size=l]`. */
function bracketsAround(text: string, from: number, to: number): Meta | null {
  if (to - from > LONGEST || !/[[(]/.test(text[from] ?? '')) return null
  const found = inBrackets.exec(text.slice(from, to))
  const inside = found?.[1] ?? found?.[2]
  if (inside === undefined || !/[=＝]/.test(inside)) return null
  return {parts: [], messages: [badOption(from, to, inside.trim())]}
}

const moreWords = /(?:[ \t\u3000]{1,9}[0-9][^\s\u3000"'=＝{}]{0,20}){1,20}(?![^\s\u3000}])/y

/** Bare words of digits after a bare value: `waits=1m 4m`. No option begins with a digit. */
function moreOfValue(text: string, part: MetaPart, before: MetaPart | undefined): Message | null {
  if (part.value !== null || !/^[0-9]/.test(part.name)) return null
  const isBare = before?.type === 'option' && before.value !== null && before.end === before.valueEnd
  if (!isBare) return null
  const end = skip(moreWords, text, before.end)
  if (end === before.end) return null
  const expected = `${before.name}="${text.slice(before.valueStart, end)}"`
  return badOption(before.start, end, expected)
}

/** A comma in a bare value, and the next option: `waits=14m,size=2`. */
const nextOption = /[,，;；、](?=[a-z][a-z-]{1,39}[=＝])/giu

/** Options that commas divide: each has a blank before it. */
function optionsInValue({type, name, value, start, end, valueEnd}: MetaPart): Message | null {
  if (type !== 'option' || value === null || end !== valueEnd || value.search(nextOption) < 0) return null
  // The value of rules is a list of them, some with values of their own.
  if (foldName(name) === 'rules') return null
  return badOption(start, end, `${name}=${value.replace(nextOption, ' ')}`)
}

const inQuotes = /"[^"\n]{1,80}"|'[^'\n]{1,80}'|“[^”\n]{1,80}”/y

/** A text in quotes without its option, as a word: `"My hand"`. */
function textInQuotes(text: string, at: number, to: number): MetaPart | null {
  const end = skip(inQuotes, text, at)
  return end === at || end > to
    ? null
    : makePart('option', text.slice(at, end), null, at, end, end, end, true)
}

const opened = /([^\s\u3000=＝"'“”.#{}<>`]{1,40})[=＝]["'“”]([^"'“”]*)$/uy

/** A value whose quote is not closed continues to the next option. */
function openQuote(text: string, at: number, to: number): Message | null {
  opened.lastIndex = at
  const found = opened.exec(text.slice(0, to))
  if (!found) return null
  const next = /[\s\u3000][^\s\u3000=＝]{1,40}[=＝]/u.exec(found[2]!)?.index ?? found[2]!.length
  const value = found[2]!.slice(0, next).trimEnd()
  const end = at + found[0].length - found[2]!.length + value.length
  return badOption(at, end, `${found[1]}="${value}"`)
}

/** A name, a colon, an arrow or an equals sign among blanks, and a value in quotes or without: `waits: 14m`, `size = 2`. */
const looseValue =
  /(?<![^\s\u3000{])["']?([^\s\u3000=＝:："'“”.#{}<>`]{1,40}?)["']?(?:(?:[-=:]>|[→⇒])[ \t]{0,9}|(?<=["'])[=＝]|[:：][ \t\u3000]{0,9}|[ \t\u3000]{1,9}[=＝][ \t\u3000]{0,9}|[=＝][ \t\u3000]{1,9})("[^"\n]{0,80}"|'[^'\n]{0,80}'|[^\s\u3000"'{}=＝:：]{1,80})/gu

/** Words after a value, none of which is an option, a class or an id. */
const wordsAfter = /(?:[ \t\u3000]{1,9}[^\s\u3000"'=＝:：.#{}]{1,40}(?![^\s\u3000}])){1,8}/y

/** A message for each value that does not follow its name and `=` at once, in place of what its pieces were read as. */
function withoutLooseValues(text: string, parts: readonly MetaPart[], messages: readonly Message[]): Meta {
  const isLoose = ({type, name, value}: MetaPart) =>
    type === 'option' && (/[:：→⇒]/u.test(name) || value === '')
  const isRight = messages.length === 0 && !parts.some(isLoose)
  if (isRight || text.length > LONGEST) return {parts, messages}
  const inQuotes = (at: number) => parts.some(({valueStart, valueEnd}) => valueStart < at && at < valueEnd)
  const loose = [...text.matchAll(looseValue)]
    .filter(({index}) => !inQuotes(index))
    .map(({0: found, 1: name, 2: value, index}) => {
      const end = index + found.length
      const after = /^["']/.test(value!) ? end : skip(wordsAfter, text, end)
      const whole = after === end ? value!.replace(/,$/, '') : `"${value}${text.slice(end, after)}"`
      return badOption(index, after, `${name}=${whole}`)
    })
  if (loose.length === 0) return {parts, messages}
  const isApart = ({start, end}: Span) => loose.every(one => end <= one.start || start >= one.end)
  const all = [...messages.filter(isApart), ...loose].toSorted((a, b) => a.start - b.start)
  return {parts: parts.filter(isApart), messages: all}
}

/** The range inside braces around everything. */
function withoutBraces(text: string): readonly [number, number] {
  const start = skip(blank, text, 0)
  let end = text.length
  while (end > start && /\s/.test(text[end - 1]!)) end--
  return text[start] === '{' && text[end - 1] === '}' && end - start > 1 ? [start + 1, end - 1] : [start, end]
}

/** Where a sticky pattern that matches at an offset ends; the offset itself if it does not match. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/**
 * The option, class or id at an offset; `null` if there is none or its quotes are not closed.
 *
 * `unclosed` collects the quotes that are not closed up to the end, so that they are not searched for twice.
 */
function partAt(text: string, at: number, to: number, unclosed: Set<string>): MetaPart | null {
  const character = text[at]
  if (character === '.' || character === '#') {
    const end = Math.min(skip(classOrId, text, at), to)
    const name = character === '.' ? 'class' : 'id'
    return end > at + 1 ? makePart(name, name, text.slice(at + 1, end), at, end, at + 1, end, true) : null
  }
  const nameEnd = Math.min(skip(optionName, text, at), to)
  if (nameEnd === at) return null
  const name = text.slice(at, nameEnd)
  if (nameEnd === to || (text[nameEnd] !== '=' && text[nameEnd] !== '＝')) {
    return makePart('option', name, null, at, nameEnd, nameEnd, nameEnd, true)
  }
  const quote = text[nameEnd + 1]
  if (quote !== undefined && quote in closing && nameEnd + 1 < to) {
    const closer = closing[quote]!
    const found = unclosed.has(closer) ? null : quotedPart(text, name, at, nameEnd + 2, closer, to)
    if (!found) unclosed.add(closer)
    return found
  }
  const end = Math.min(skip(bareValue, text, nameEnd + 1), to)
  const value = text.slice(nameEnd + 1, end)
  const plain = value.replaceAll('\\|', '|')
  return makePart('option', name, plain, at, end, nameEnd + 1, end, plain === value)
}

/** The option whose value begins after a quote; `null` if the quote is not closed. */
function quotedPart(
  text: string,
  name: string,
  at: number,
  valueStart: number,
  quote: string,
  to: number
): MetaPart | null {
  let value = ''
  let from = valueStart
  for (let end = valueStart; end < to; end++) {
    const character = text[end]!
    if (character === quote) {
      value += text.slice(from, end)
      return makePart('option', name, value, at, end + 1, valueStart, end, from === valueStart)
    }
    if (character === '\\' && end + 1 < to && /["'”\\|]/.test(text[end + 1]!)) {
      value += text.slice(from, end)
      from = end + 1
      end++
    }
  }
  return null
}

/**
 * Write a meta that `parseMeta` reads back: options in the order given, `null` and `undefined` left out.
 *
 * `class` becomes `.a .b` and `id` becomes `#id` where their words allow it. `true` is written as a bare word.
 */
export function formatMeta(
  options: Readonly<Record<string, string | number | boolean | null | undefined>>
): string {
  const written: string[] = []
  for (const [name, value] of Object.entries(options)) {
    if (value === null || value === undefined || value === false) continue
    if (name === 'class' && value !== true)
      append(
        written,
        String(value)
          .split(/\s+/)
          .filter(Boolean)
          .map(word => shortOr('class', '.', word))
      )
    else if (name === 'id' && value !== true) written.push(shortOr('id', '#', String(value)))
    else written.push(formatOption(name, value))
  }
  return written.join(' ')
}

/** Write one option, neither a class nor an id. `true` is written as a bare word. */
export function formatOption(name: string, value: string | number | true): string {
  return value === true ? name : `${name}=${formatValue(String(value))}`
}

function shortOr(name: string, prefix: string, value: string): string {
  return /^[^\s\u3000.#=＝"'{}<>`]+$/.test(value) ? prefix + value : `${name}=${formatValue(value)}`
}

/** A value as it is written after `=`: bare where that is safe, else in the quotes that need no escapes. */
function formatValue(value: string): string {
  if (/^[^\s\u3000"'“”{}<>`\\=＝]+$/.test(value)) return value
  if (!/["\\]/.test(value)) return `"${value}"`
  if (!/['\\]/.test(value)) return `'${value}'`
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** Add the classes of a value; blanks divide them. */
export function addClasses(classes: string[], value: string): void {
  for (const {0: word} of value.matchAll(/\S+/g)) classes.push(word)
}
