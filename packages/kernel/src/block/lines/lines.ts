/**
 * Lines of a block: divides the text into lines and gives each its kind, without any knowledge of a game.
 */
import type {Span} from '../../source/message/message.js'
import {bracketedHeader} from './bracketed-header.js'
import type {Line, LineGrammar} from './line-grammar.js'
import {bareHeaderLine, bareKeyLine, isBlank, namedLine} from './named-lines.js'
import {nextKey} from './next-key.js'

/** Read the lines of a block. Never throws; takes time proportional to the length of the text. */
export function parseLines<Key, Header, Mode extends string>(
  text: string,
  grammar: LineGrammar<Key, Header, Mode>
): Line<Key, Header, Mode>[] {
  const lines: Line<Key, Header, Mode>[] = []
  for (let start = 0; start <= text.length;) {
    let end = start
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++
    if (!joinItem(lines, text, start, end, grammar)) addLine(lines, text, start, end, grammar)
    start = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
  }
  return lines
}

/** Add a line to the value of the key above it if it is an item of a list there: `A) 3p` below `choices:`. */
function joinItem<Key, Header, Mode extends string>(
  lines: Line<Key, Header, Mode>[],
  text: string,
  lineStart: number,
  lineEnd: number,
  {isItem}: LineGrammar<Key, Header, Mode>
): boolean {
  if (!isItem) return false
  const above = lines.at(-1)?.type === 'blank' ? lines.length - 2 : lines.length - 1
  const key = lines[above]
  if (key?.type !== 'key' || key.key === null || !key.colon) return false
  const {start, end} = withoutBlanks(text, lineStart, lineEnd)
  if (start === end) return false
  const isNext = above === lines.length - 1
  const isBelow = isNext && /[\r\n]/.test(text.slice(key.nameEnd, key.valueStart))
  let last = key.valueEnd
  while (last > key.valueStart && !/[\r\n]/.test(text[last - 1]!)) last--
  const before = text.slice(last, key.valueEnd)
  if (!isItem(key.key, text.slice(start, end), before, isBelow)) return false
  lines.length = above
  lines.push({...key, end, valueStart: before === '' ? start : key.valueStart, valueEnd: end})
  return true
}

/** Add a line, or one line for each key on it. */
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
    const placed = inLine && 'colon' in own ? {...own, inLine} : own
    for (const one of grammar.divide?.(text, placed) ?? [placed]) lines.push(one)
    if (next === null) return
    start = next.start
    end = line.end
  }
}

/** Where the next key of a line starts, and where the text before it ends; `null` if there is no other key. */
function nextKeyOf<Key, Header, Mode extends string>(
  text: string,
  line: Line<Key, Header, Mode>,
  {findKey, findHeader, roomIn, isUnit}: LineGrammar<Key, Header, Mode>
): Span | null {
  const isKey = (name: string) => findKey(name) !== null
  if (line.type === 'row') return nextKey(text, line, 'row', isKey)
  if (line.type === 'header') {
    return nextKey(text, valueOf(line), 'row', name => isKey(name) || findHeader(name) !== null)
  }
  if (line.type !== 'key' || line.key === null || !line.colon) return null
  const value = valueOf(line)
  const room = roomIn(line.key)
  if (room !== 'claim') return nextKey(text, value, room, isKey)
  const isClaim = (name: string, isAfterNumber: boolean) => {
    const found = findKey(name)
    return found !== null && roomIn(found.key) === room && !(isAfterNumber && isUnit?.(found.key) === true)
  }
  return nextKey(text, value, 'value', isKey) ?? nextKey(text, value, room, isClaim)
}

/** Where the value of a line is. */
const valueOf = ({valueStart: start, end}: {readonly valueStart: number; readonly end: number}): Span => ({
  start,
  end
})

function lineOf<Key, Header, Mode extends string>(
  text: string,
  lineStart: number,
  lineEnd: number,
  grammar: LineGrammar<Key, Header, Mode>
): Line<Key, Header, Mode> {
  const {start, end} = withoutBlanks(text, lineStart, lineEnd)
  if (start === end) return {type: 'blank', start: lineStart, end: lineStart}
  const first = text[start]!
  if (/[#＃]/.test(first)) return {type: 'comment', start, end}
  const separator = end - start <= 2 ? grammar.separators.get(text.slice(start, end)) : undefined
  if (separator) return {type: 'separator', separator, start, end}
  return (
    namedLine(text, start, end, grammar) ??
    bracketedHeader(text, start, end, grammar) ??
    bareHeaderLine(text, start, end, grammar) ??
    bareKeyLine(text, start, end, grammar) ?? {type: 'row', mode: grammar.modeOf(first), start, end}
  )
}

/** A range without leading and trailing blanks; empty if there is nothing else in it. */
function withoutBlanks(text: string, from: number, to: number): Span {
  let start = from
  let end = to
  while (start < end && isBlank(text[start])) start++
  while (end > start && isBlank(text[end - 1])) end--
  return {start, end}
}
