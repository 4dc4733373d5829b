/**
 * Lines: what each line of a block is, without any knowledge of a game.
 *
 * A line is blank, a `# comment`, a `key: value`, the header of a section, a lone separator, or else a row. Spans
 * exclude the blanks around a line and its line ending.
 */
import type {Span} from '../source/message.js'
import {nextKey, type KeyRoom} from './next-key.js'

export interface BlankLine extends Span {
  readonly type: 'blank'
}

export interface CommentLine extends Span {
  readonly type: 'comment'
}

/** A lone character between rows, such as `→`. */
export interface SeparatorLine extends Span {
  readonly type: 'separator'
  /** As pages show it. */
  readonly separator: string
}

/** A row of notation. */
export interface RowLine<Mode extends string> extends Span {
  readonly type: 'row'
  readonly mode: Mode
}

/** A name and what follows it. */
interface NamedLine extends Span {
  /** Whether it has its colon. */
  readonly colon: boolean
  /** Whether a row or another key is before it on its line (default: `false`). */
  readonly inLine?: boolean | undefined
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
  readonly valueEnd: number
}

/** `key: value`. `key` is `null` for an unknown one; `name` is the A of `hand A`. */
export interface KeyLine<Key> extends NamedLine {
  readonly type: 'key'
  readonly key: Key | null
  readonly name: string | null
}

/** `対面: …`: the lines below are those of a section. */
export interface HeaderLine<Header> extends NamedLine {
  readonly type: 'header'
  readonly header: Header
  /** The line as it was meant, where something is around the name: `East: 25,000` for `[East 25,000]`. */
  readonly meant?: string | undefined
}

export type Line<Key, Header, Mode extends string> =
  BlankLine | CommentLine | SeparatorLine | RowLine<Mode> | KeyLine<Key> | HeaderLine<Header>

/** A key as an author wrote it; `name` is the name it gives to a row (`hand A`), else `null`. */
export interface FoundKey<Key> {
  readonly key: Key
  readonly name: string | null
}

/** How the lines of a game are distinguished. */
export interface LineGrammar<Key, Header, Mode extends string> {
  readonly findKey: (name: string) => FoundKey<Key> | null
  /** The header of a section that a name is, or `null`. */
  readonly findHeader: (name: string) => Header | null
  /** Names that begin a header without its colon, sticky; `null` where there are none. */
  readonly bareHeader: RegExp | null
  /** Up to three words that may be a key without its colon, sticky. See `bareWords`. */
  readonly bareKey: RegExp
  /** Whether a line that begins with a word and has no colon is a key, not a row. `isAlone`: nothing follows the word. */
  readonly isBareKey: (name: string, key: Key | null, isAlone: boolean) => boolean
  /** Lone separators as pages show them, by how they are typed: at most two characters. */
  readonly separators: ReadonlyMap<string, string>
  /** What the value of a key has room for: it says whether a second key may be in it by mistake. */
  readonly roomIn: (key: Key) => KeyRoom
  /** The mode of a row, by its first character. */
  readonly modeOf: (first: string) => Mode
}

/** Read the lines of a block. Never throws; takes time proportional to the length of the text. */
export function parseLines<Key, Header, Mode extends string>(
  text: string,
  grammar: LineGrammar<Key, Header, Mode>
): Line<Key, Header, Mode>[] {
  const lines: Line<Key, Header, Mode>[] = []
  for (let start = 0; start <= text.length;) {
    let end = start
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++
    addLine(lines, text, start, end, grammar)
    start = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
  }
  return lines
}

/** Add a line, or as many as there are keys on it. */
function addLine<Key, Header, Mode extends string>(
  lines: Line<Key, Header, Mode>[],
  text: string,
  start: number,
  end: number,
  grammar: LineGrammar<Key, Header, Mode>
): void {
  for (let inLine = false; ; inLine = true) {
    const line = lineOf(text, start, end, grammar)
    const next = nextKeyOf(text, line, grammar)
    const own = next === null ? line : lineOf(text, start, next.end, grammar)
    lines.push(inLine && (own.type === 'key' || own.type === 'header') ? {...own, inLine} : own)
    if (next === null) return
    start = next.start
    end = line.end
  }
}

/** Where the next key of a line starts, and where what is before it ends; `null` where there is none. */
function nextKeyOf<Key, Header, Mode extends string>(
  text: string,
  line: Line<Key, Header, Mode>,
  {findKey, findHeader, roomIn}: LineGrammar<Key, Header, Mode>
): Span | null {
  const isKey = (name: string) => findKey(name) !== null
  if (line.type === 'row') return nextKey(text, line, 'row', isKey)
  if (line.type === 'header') {
    const value = {start: line.valueStart, end: line.end}
    return nextKey(text, value, 'row', name => isKey(name) || findHeader(name) !== null)
  }
  if (line.type !== 'key' || line.key === null || !line.colon) return null
  const value = {start: line.valueStart, end: line.end}
  const room = roomIn(line.key)
  if (room !== 'claim') return nextKey(text, value, room, isKey)
  const isClaim = (name: string) => {
    const found = findKey(name)
    return found !== null && roomIn(found.key) === room
  }
  return nextKey(text, value, 'value', isKey) ?? nextKey(text, value, room, isClaim)
}

/** Whether a unit is white space. Every unit of a line may be looked at, and most are printed ASCII. */
const isBlank = (unit: string | undefined) =>
  unit !== undefined && (unit <= ' ' || unit > '~') && /\s/.test(unit)

function lineOf<Key, Header, Mode extends string>(
  text: string,
  lineStart: number,
  lineEnd: number,
  grammar: LineGrammar<Key, Header, Mode>
): Line<Key, Header, Mode> {
  let start = lineStart
  let end = lineEnd
  while (start < end && isBlank(text[start])) start++
  while (end > start && isBlank(text[end - 1])) end--
  if (start === end) return {type: 'blank', start: lineStart, end: lineStart}
  const first = text[start]!
  if (first === '#' || first === '＃') return {type: 'comment', start, end}
  const separator = end - start <= 2 ? grammar.separators.get(text.slice(start, end)) : undefined
  if (separator !== undefined) return {type: 'separator', separator, start, end}
  return (
    namedLine(text, start, end, grammar) ??
    bracketedHeader(text, start, end, grammar) ??
    bareHeaderLine(text, start, end, grammar) ??
    bareKeyLine(text, start, end, grammar) ?? {type: 'row', mode: grammar.modeOf(first), start, end}
  )
}

/** An unknown name is still a key when it is made of words: `wait: 25p`, `まち: 25p`. */
const wordsOnly = /^\p{L}[\p{L}\p{M}\p{N} \u3000_・-]*$/u

/** What lists and markup put around a name: `- waits`, `**waits**`, `"waits"`. */
const aroundNames = /^(?:(?:[-*+•・>]|\d{1,2}[.)])[ \t\u3000]{1,4})?["'“*_`]{0,3}(.*?)["'”*_`]{0,3}$/u

/** A name without what lists and markup put around it. */
export function bareName(name: string): string {
  return aroundNames.exec(name)?.[1] ?? name
}

/** `name: value` as a key or a header; `null` if the line is neither. */
function namedLine<Key, Header>(
  text: string,
  start: number,
  end: number,
  {findHeader, findKey}: Pick<LineGrammar<Key, Header, string>, 'findHeader' | 'findKey'>
): KeyLine<Key> | HeaderLine<Header> | null {
  const colon = text.slice(start, Math.min(end, start + 65)).search(/[:：]/)
  if (colon < 1) return null
  let nameEnd = start + colon
  while (isBlank(text[nameEnd - 1])) nameEnd--
  let valueStart = start + colon + 1
  // `fu:: 25`; what has a name after its second colon is a directive.
  if (/[:：]/.test(text[valueStart] ?? '') && isBlank(text[valueStart + 1])) valueStart++
  while (valueStart < end && isBlank(text[valueStart])) valueStart++
  const name = text.slice(start, nameEnd)
  const place = {nameStart: start, nameEnd, valueStart, valueEnd: end}
  const header = findHeader(name)
  if (header !== null) return {type: 'header', header, colon: true, start, end, ...place}
  const found = findKey(name)
  if (!found && !wordsOnly.test(name)) {
    const isKey = (word: string) => findKey(word) !== null || findHeader(word) !== null
    // `1z2z: waits` and `- waits: 1z2z` are unknown keys, not rows.
    const isMeant = isKey(bareName(name)) || (end - valueStart <= 64 && isKey(text.slice(valueStart, end)))
    if (!isMeant) return null
  }
  return {type: 'key', key: found?.key ?? null, name: found?.name ?? null, colon: true, start, end, ...place}
}

/**
 * Source of a pattern for up to three words of letters, then a blank, a character typed for the colon, or the end of the
 * line: `ura dora indicator 3p`.
 */
export const bareWords =
  '\\p{L}[\\p{L}_-]+(?:[ \\t\\u3000]\\p{L}[\\p{L}_-]*){0,2}(?=[ \\t\\u3000\\r\\n;；=＝]|$)'

/** A header without a colon: `対面 西家 31000`. */
function bareHeaderLine<Header>(
  text: string,
  start: number,
  end: number,
  {bareHeader, findHeader}: Pick<LineGrammar<unknown, Header, string>, 'bareHeader' | 'findHeader'>
): HeaderLine<Header> | null {
  if (!bareHeader) return null
  bareHeader.lastIndex = start
  const name = bareHeader.exec(text)?.[0]
  const header = name === undefined ? null : findHeader(name)
  if (name === undefined || header === null) return null
  const nameEnd = start + name.length
  let valueStart = nameEnd
  while (isBlank(text[valueStart])) valueStart++
  const place = {nameStart: start, nameEnd, valueStart, valueEnd: end}
  return valueStart < end ? {type: 'header', header, colon: false, start, end, ...place} : null
}

/** Brackets around a header, each beside the one that closes it. */
const brackets: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['［', '］'],
  ['【', '】'],
  ['〔', '〕'],
  ['(', ')'],
  ['（', '）'],
  ['<', '>'],
  ['＜', '＞'],
  ['「', '」']
])

/** More than an author writes in a header. */
const LONGEST_HEADER = 80

/** No header has a longer name. */
const MOST_OF_NAME = 30

/** Where a name in brackets may end. */
const endOfName = /[\s:：,，、]+|$/gu

/** A header in brackets, as other notations have them: `[East 25,000]`, `【対面】`. */
function bracketedHeader<Header>(
  text: string,
  start: number,
  end: number,
  {findHeader}: Pick<LineGrammar<unknown, Header, string>, 'findHeader'>
): HeaderLine<Header> | null {
  const close = brackets.get(text[start]!)
  if (close === undefined || end - start > LONGEST_HEADER) return null
  const last = /[:：]/.test(text[end - 1]!) ? end - 1 : end
  if (text[last - 1] !== close) return null
  const inside = text.slice(start + 1, last - 1)
  const found = headerAtStart(inside, findHeader)
  if (found === null) return null
  const {header, name, length} = found
  const value = inside.slice(length).trimEnd()
  const valueStart = start + 1 + length
  const place = {nameStart: start, nameEnd: end, valueStart, valueEnd: valueStart + value.length}
  const meant = `${name}: ${value}`.trimEnd()
  return {type: 'header', header, colon: false, meant, start, end, ...place}
}

/** The longest name of a header with which a text begins, and the length of it and of what ends it. */
function headerAtStart<Header>(
  text: string,
  findHeader: (name: string) => Header | null
): {readonly header: Header; readonly name: string; readonly length: number} | null {
  const [blank] = /^\s*/.exec(text)!
  const ends = [...text.slice(blank.length, MOST_OF_NAME).matchAll(endOfName)]
  for (const {0: after, index} of ends.toReversed()) {
    const name = text.slice(blank.length, blank.length + index)
    const header = findHeader(name)
    if (header !== null) return {header, name, length: blank.length + index + after.length}
  }
  return null
}

/** Characters that are typed in place of a colon, and blanks around them. */
const isBlankOrSlip = (unit: string): boolean => isBlank(unit) || /[;；=＝]/.test(unit)

/** A key without a colon, as in `waits 258s` or `river` alone. */
function bareKeyLine<Key>(
  text: string,
  start: number,
  end: number,
  {bareKey, findKey, isBareKey}: Pick<LineGrammar<Key, unknown, string>, 'bareKey' | 'findKey' | 'isBareKey'>
): KeyLine<Key> | null {
  bareKey.lastIndex = start
  for (let name = bareKey.exec(text)?.[0] ?? ''; name !== ''; name = name.replace(/(?:^|\s)\S*$/, '')) {
    const nameEnd = start + name.length
    if (nameEnd > end) continue
    const key = findKey(name)?.key ?? null
    if (!isBareKey(name, key, nameEnd === end)) continue
    let valueStart = nameEnd
    while (valueStart < end && isBlankOrSlip(text[valueStart]!)) valueStart++
    const place = {nameStart: start, nameEnd, valueStart, valueEnd: end}
    return {type: 'key', key, name: null, colon: false, start, end, ...place}
  }
  return null
}
