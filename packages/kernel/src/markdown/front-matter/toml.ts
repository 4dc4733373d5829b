/**
 * TOML front matter, as Hugo and Zola write it between `+++`: the entries at the top level and under one key.
 *
 * It reads what front matter consists of: tables, dotted and quoted keys, strings of all four forms, numbers, truth values,
 * lists of these on one line, inline tables. A value of any other form is its text. Never throws; takes time proportional
 * to the length of the text.
 *
 * Source: TOML 1.0.0, <https://toml.io/en/v1.0.0>.
 */
import {append} from '../../source/text/append.js'
import type {Span} from '../../source/message/message.js'

/** A value, and where it and its key are in the text. */
export interface TomlEntry {
  /** `['mahjong', 'dialect']` */
  readonly path: readonly string[]
  readonly value: unknown
  readonly keySpan: Span
  /** Where the name of its table is; `null` for a key outside tables, and for an entry in braces. */
  readonly tableSpan?: Span | null
  readonly valueSpan: Span
}

const header = /^[ \t]*(\[\[?)([^[\]\r\n]*)\]\]?[ \t]*(?:#.*)?\r?$/
const keyPart = '(?:[A-Za-z0-9_-]+|"[^"\\r\\n]*"|\'[^\'\\r\\n]*\')'
const pair = new RegExp(`^([ \\t]*)(${keyPart}(?:[ \\t]*\\.[ \\t]*${keyPart})*)([ \\t]*=[ \\t]*)`)

/** Read all entries, in their order. */
export function readToml(text: string): TomlEntry[] {
  const entries: TomlEntry[] = []
  let table: readonly string[] = []
  let tableSpan: Span | null = null
  let isList = false
  let at = 0
  while (at < text.length) {
    const lineEnd = endOfLine(text, at)
    const line = text.slice(at, lineEnd)
    const opened = header.exec(line)
    const found = opened ? null : pair.exec(line)
    let end = lineEnd
    if (opened) {
      table = keyPath(opened[2]!)
      const from = at + opened[0].indexOf(opened[2]!)
      tableSpan = span(from, from + opened[2]!.length)
      isList = opened[1] === '[['
    } else if (found) {
      const {start, path, keySpan} = keyOf(found, at)
      const {value, end: valueEnd} = valueAt(text, start, lineEnd)
      const entry = {path: [...table, ...path], value, keySpan, tableSpan, valueSpan: span(start, valueEnd)}
      if (!isList) append(entries, inlineTable(entry, text))
      end = Math.max(lineEnd, endOfLine(text, valueEnd))
    }
    at = end + 1
  }
  return entries
}

const span = (start: number, end: number): Span => ({start, end})

/** The key of the pair at an offset, and where its value begins. */
function keyOf(
  found: RegExpExecArray,
  at: number
): Pick<TomlEntry, 'path' | 'keySpan'> & {readonly start: number} {
  const [whole, indent, key, equals] = found as unknown as readonly [string, string, string, string]
  const start = at + whole.length
  return {start, path: keyPath(key), keySpan: span(at + indent.length, start - equals.length)}
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

function keyPath(key: string): string[] {
  return [...key.matchAll(/[A-Za-z0-9_-]+|"([^"]*)"|'([^']*)'/g)].map(
    ([bare, double, single]) => double ?? single ?? bare
  )
}

interface Value {
  readonly value: unknown
  /** Offset after it. */
  readonly end: number
}

function valueAt(text: string, start: number, lineEnd: number): Value {
  for (const quotes of ['"""', "'''"]) {
    if (!text.startsWith(quotes, start)) continue
    const close = text.indexOf(quotes, start + 3)
    const end = close < 0 ? text.length : close
    const inside = text.slice(start + 3, end).replace(/^\r?\n/, '')
    return {value: quotes === '"""' ? unescape(inside) : inside, end: Math.min(text.length, end + 3)}
  }
  const quote = text[start]
  if (quote === '"' || quote === "'") {
    const end = closingQuote(text, start, lineEnd)
    const inside = text.slice(start + 1, end)
    return {value: quote === '"' ? unescape(inside) : inside, end: Math.min(lineEnd, end + 1)}
  }
  if (quote === '[' || quote === '{') {
    const end = closingBracket(text, start)
    const source = text.slice(start, end)
    return {value: quote === '[' ? listOf(source) : source, end}
  }
  const bare = /^[^#\r\n]*/.exec(text.slice(start, lineEnd))![0].trimEnd()
  return {value: scalar(bare), end: start + bare.length}
}

/** Offset of the quote that closes the one at an offset; the end of the line, or the limit, if it is not closed. */
function closingQuote(text: string, start: number, limit: number = text.length): number {
  const quote = text[start]
  for (let at = start + 1; at < limit; at++) {
    if (text[at] === quote || text[at] === '\n') return at
    if (text[at] === '\\' && quote === '"' && text[at + 1] !== '\n') at++
  }
  return limit
}

/** Offset after the bracket that closes the one at an offset, over lines and past quotes. */
function closingBracket(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const character = text[at]!
    if (character === '"' || character === "'") at = closingQuote(text, at)
    else if (character === '#') at = endOfLine(text, at)
    else if (character === '[' || character === '{') depth++
    else if ((character === ']' || character === '}') && --depth === 0) return at + 1
  }
  return text.length
}

const listItem = /#[^\r\n]*|"((?:[^"\\\r\n]|\\.)*)"|'([^'\r\n]*)'|([^\s,"'[\]#]+)/g

/** Whether a bracket opens outside of quotes. */
function holdsBrackets(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '"' || character === "'") at = closingQuote(text, at)
    else if (character === '[' || character === '{') return true
  }
  return false
}

/** The strings, numbers and truth values of a list; for a list with other items, its text. */
function listOf(source: string): unknown {
  const inside = source.slice(1, -1)
  if (holdsBrackets(inside)) return source
  return [...inside.matchAll(listItem)].flatMap(([whole, double, single, bare]) => {
    if (whole.startsWith('#')) return []
    return [double === undefined ? (single ?? scalar(bare!)) : unescape(double)]
  })
}

function scalar(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^[+-]?[0-9][0-9_]*(?:\.[0-9_]+)?$/.test(text) ? Number(text.replaceAll('_', '')) : text
}

/** Letters after a backslash, and what they mean in the same order. */
const [letters, escapes] = ['btnfr"\\', '\b\t\n\f\r"\\'] as const

function unescape(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\r?\n\s*|(.))/gs, (all, short, long, one) => {
    const code = parseInt(short ?? long ?? 'x', 16)
    if (Number.isNaN(code)) return one === undefined ? '' : (escapes[letters.indexOf(one)] ?? all)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}

/** The entries of an inline table, `{a = 1, b = "c"}`; any other entry as it is. */
function inlineTable(entry: TomlEntry, text: string): TomlEntry[] {
  const {path, valueSpan} = entry
  if (text[valueSpan.start] !== '{') return [entry]
  const last = valueSpan.end - 1
  const entries: TomlEntry[] = []
  let at = valueSpan.start + 1
  while (at < last) {
    const found = pair.exec(text.slice(at, last))
    if (!found) break
    const {start, path: own, keySpan} = keyOf(found, at)
    const comma = nextComma(text, start, last)
    const {value} = valueAt(text, start, comma)
    const end = start + text.slice(start, comma).trimEnd().length
    entries.push({path: [...path, ...own], value, keySpan, valueSpan: span(start, end)})
    at = comma + 1
  }
  return entries
}

function nextComma(text: string, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const character = text[at]!
    if (character === '"' || character === "'") at = closingQuote(text, at, end)
    else if (character === '[' || character === '{') at = closingBracket(text, at) - 1
    else if (character === ',') return at
  }
  return end
}
