/**
 * Edits of a whole line: its key, its colon, the marks around it and between its values.
 *
 *     - waits: 69s      a mark of a list before it        wait→ 69s        another mark for the colon
 *     69s: waits        the value before the key          scores: mangan   another key reads the value
 *     bars: 6s: 55      the same mark again and again     (69s             a bracket without its other
 */
import type {Span} from '../../source/message/message.js'
import type {AddEdit} from './edit.js'
import {nearWords} from './near-words.js'
import type {RepairWords} from '../words.js'

/** Adds an edit of a line, at offsets into it. */
type AddToLine = AddEdit

/** Longest name of a key, in UTF-16 units. */
const LONGEST_KEY = 30

/** Most gaps of a line at which it is tried as two lines. */
const MOST_GAPS = 16

/** Adds the edits of a line. */
export function addLineEdits(text: string, line: Span, words: RepairWords, add: AddEdit): void {
  const written = text.slice(line.start, line.end)
  const addToLine: AddToLine = (start, end, by, cost) => add(line.start + start, line.start + end, by, cost)
  withoutListMark(written, addToLine)
  withColon(written, words, addToLine)
  withOtherKey(written, words, addToLine)
  withOtherSeparators(written, addToLine)
  withTwoSeparators(written, addToLine)
  withPairs(written, addToLine)
  withoutBrackets(written, addToLine)
  withoutQuotes(written, addToLine)
  asTwoLines(written, words, addToLine)
  const narrow = written.normalize('NFKC')
  if (narrow !== written) addToLine(0, written.length, narrow, 1)
}

function withoutListMark(written: string, add: AddToLine): void {
  const [mark = ''] = /^[ \t\u3000]*(?:[-*+>•・●○※#=|:：]{1,3}|\d{1,2}[.)])[ \t\u3000]*/.exec(written) ?? []
  if (mark !== '') add(0, mark.length, '', 1)
}

/** What follows a key in a sentence: 待ちは 69s, `waits are 69s`. */
const copula = /(?:[はがを是为為는은이가]|[ \u3000](?:is|are|was|on|for))[ \u3000]*/g

/** A key and another mark, a blank, a word or nothing before its value. */
function withColon(written: string, {isKey}: RepairWords, add: AddToLine): void {
  for (const {index, 0: mark} of written.matchAll(
    /[ \t\u3000]*[^\p{L}\p{N}\s]{1,2}[ \t\u3000]*|[ \t\u3000]+/gu
  )) {
    if (index === 0 || index > LONGEST_KEY) break
    const key = written.slice(0, index)
    if (!isKey(key)) continue
    // A quotation mark that opens also closes: it belongs to the value.
    if (/[「『（(“"[{]/.test(mark)) break
    if (!/[:：]/.test(mark)) add(0, index + mark.length, `${key}: `, 0.9)
    else if (mark !== ': ') add(index, index + mark.length, ': ', 0.9)
  }
  for (const {index, 0: word} of written.slice(0, LONGEST_KEY).matchAll(copula))
    if (isKey(written.slice(0, index))) add(0, index + word.length, `${written.slice(0, index)}: `, 0.9)
  for (let at = 1; at < Math.min(16, written.length); at++)
    if (isKey(written.slice(0, at)) && /[\p{N}「"“?？]/u.test(written[at]!))
      add(0, at, `${written.slice(0, at)}: `, /[「"“]/.test(written[at]!) ? 0.9 : 1.5)
}

/** A key behind its value, and the long form of the one that was meant: `scores` for `score`. */
function withOtherKey(written: string, {isKey, words}: RepairWords, add: AddToLine): void {
  const colon = /[:：]/.exec(written)?.index ?? -1
  if (colon <= 0 || colon > LONGEST_KEY) return
  const name = written.slice(0, colon).trim()
  const value = written.slice(colon + 1).trim()
  if (isKey(value)) add(0, written.length, `${value}: ${name}`, isKey(name) ? 1.2 : 1)
  if (!isKey(name)) return
  const start = written.indexOf(name)
  // Only the short or the long form of the same word: a key that takes any text would take this one as well.
  const isForm = (word: string): boolean => word.startsWith(name) || name.startsWith(word)
  for (const {word, distance} of nearWords(name, words))
    if (isKey(word) && isForm(word)) add(start, start + name.length, word, 1.1 + distance)
}

/** Marks that people type between parts of a value. */
const separators = [':', '：', ';', '；', '=', '/', '|', '→', '–', '—', '~', '. ', '。', '・'] as const

/** Marks that are typed only for a comma: trying one of them is enough. */
const betweenParts: ReadonlySet<string> = new Set([';', '；', '/', '|', '. ', '。', '・'])

/** A mark that occurs repeatedly in a value, replaced everywhere. */
function withOtherSeparators(written: string, add: AddToLine): void {
  const value = /^[^:：]{1,30}[:：][ \t\u3000]*/.exec(written)?.[0].length ?? 0
  for (const mark of separators) {
    const parts = written.slice(value).split(mark)
    const least = betweenParts.has(mark) ? 2 : 3
    if (parts.length < least || parts.length > 12) continue
    const trimmed = parts.map(part => part.trim())
    for (const other of [' ', ', ']) add(value, written.length, trimmed.join(other), 1.2)
  }
}

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['（', '）'],
  ['「', '」'],
  ['"', '"']
] as const

/** One mark inside the parts of a value and another between them: `8s=55; 7s=45`. */
function withTwoSeparators(written: string, add: AddToLine): void {
  const value = /^[^:：]{1,30}[:：][ \t\u3000]*/.exec(written)?.[0].length ?? 0
  const text = written.slice(value)
  if (!/[=:：]/.test(text) || !/[;；|]/.test(text)) return
  add(
    value,
    written.length,
    text
      .replace(/[=:：]/g, ' ')
      .replace(/[ \u3000]?[;；|]/g, ',')
      .replace(/ {2,}/g, ' '),
    1.2
  )
}

/** Brackets and quotation marks that are not in pairs. */
function withPairs(written: string, add: AddToLine): void {
  for (const [open, close] of pairs) {
    const placesOf = (mark: string): readonly number[] =>
      [...written].flatMap((one, index) => (one === mark ? [index] : []))
    const [opened, closed] = [placesOf(open), placesOf(close)]
    if (open === close ? opened.length % 2 === 0 : opened.length === closed.length) continue
    const isOpen = open === close || opened.length > closed.length
    for (const at of isOpen ? opened : closed) add(at, at + 1, '', 1.5)
    if (!isOpen) {
      add(0, 0, open, 1.25)
      continue
    }
    for (const {index} of written.matchAll(/[)\]}）」]/g))
      if (index > opened[0]! && written[index] !== close) add(index, index + 1, close, 0.95)
    add(written.length, written.length, close, 1)
    for (const {index} of written.matchAll(/[ ,、]/g)) if (index > opened[0]!) add(index, index, close, 1.25)
  }
}

/** Brackets around a part of a value, perhaps of two kinds: `3m (toimen)`, 3m(対面）. */
function withoutBrackets(written: string, add: AddToLine): void {
  for (const {index, 0: all, 1: inside} of written.matchAll(/[ \u3000]?[(（]([^()（）]{1,20})[)）]/g))
    if (index > 0) add(index, index + all.length, ` ${inside}`, 1.2)
}

/** Quotation marks around a value, as JSON and YAML have them. */
function withoutQuotes(written: string, add: AddToLine): void {
  const [, before = '', value = ''] =
    /^([^:：]{1,30}[:：][ \t\u3000]?)["'“”‘’「](.{1,80})["'“”‘’」]$/.exec(written) ?? []
  if (value !== '') add(before.length, written.length, value, 0.8)
}

/** A line that was joined to the one before it. */
function asTwoLines(written: string, {isKey, suits}: RepairWords, add: AddToLine): void {
  const row = new RegExp(`^\\d{1,14}[${suits}][\\d ${suits}'=_+-]*$`)
  const isLine = (text: string): boolean => {
    const name = /^([^:：\n]{1,30})[:：]/.exec(text)?.[1]
    if (name !== undefined) return isKey(name)
    return (
      suits !== '' && (/^[jJ] ?[\d…]/.test(text) || (row.test(text) && text.replace(/\D/g, '').length >= 7))
    )
  }
  for (const {index, 0: gap} of [...written.matchAll(/[ \t\u3000;；,，、|/]+/g)].slice(0, MOST_GAPS)) {
    const rest = written.slice(index + gap.length)
    if (index > 0 && isLine(rest)) add(index, index + gap.length, '\n', /[:：]/.test(rest) ? 1.2 : 1.4)
  }
}
