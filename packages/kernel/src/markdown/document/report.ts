/**
 * Reports: findings in words, with their places and frames.
 */
import {visible} from '../../source/text/characters.js'
import {sentence, type MessageTable, type Severity} from '../../source/message/message.js'
import type {Language} from '../../source/language/languages.js'
import {codeFrame} from '../../source/message/place.js'
import {lineOf, type Document, type Position} from './document.js'
import type {Finding} from './finding.js'

/** The words of a game's messages, and the address of its docs, to which the id of a message is appended. */
export interface MessageBook {
  readonly messages: MessageTable
  readonly docs: string
}

/** A finding in words. */
export interface Report {
  /** Id of the message, kebab-case. */
  readonly id: string
  /** `onError: 'throw'` stops at an `'error'`; a `'warning'` is advice. */
  readonly severity: Severity
  /** The sentence. */
  readonly reason: string
  /** Its place; `null` where that is not known. */
  readonly place: Position | null
  /** The text at the place. */
  readonly actual: string
  /** What was expected instead, the nearest first. */
  readonly expected: readonly string[]
  /** The line with carets under the place. */
  readonly note: string | undefined
  /** Where the docs explain the message. */
  readonly url: string
}

/** Findings in words, in the order of their places. `book`: the messages of the game. */
export function reportsOf(
  document: Document,
  findings: readonly Finding[],
  language: Language,
  book: MessageBook
): Report[] {
  const sorted = findings.toSorted((a, b) => offsetOf(a) - offsetOf(b))
  const known = new Map<string, string>()
  return sorted.map(finding => reportOf(document, finding, language, book, text => sharedOf(text, known)))
}

/** The text itself, or an equal string that is kept: a page with many messages repeats the same sentences. */
function sharedOf(text: string, known: Map<string, string>): string {
  const found = known.get(text)
  if (found === undefined) known.set(text, text)
  return found ?? text
}

/** The offset of a finding, for sorting: one without a place comes last. */
export function offsetOf({place}: Pick<Finding, 'place'>): number {
  return place?.start.offset ?? Number.MAX_SAFE_INTEGER
}

function reportOf(
  document: Document,
  {message, source, place}: Finding,
  language: Language,
  {messages: table, docs}: MessageBook,
  shared: (text: string) => string
): Report {
  const {id, severity, start, end, expected, values} = message
  return {
    id,
    severity,
    reason: shared(sentence(message, table, source, language)),
    place,
    actual: String(values['actual'] ?? source.slice(start, end)),
    expected: [...expected],
    note: place ? frameOf(document, place) : undefined,
    url: shared(docs + id)
  }
}

/** `page.md:12:5`; parts that are unknown are left out. */
export function placeName(path: string | undefined, place: Position | null): string {
  return [path && visible(path), place?.start.line, place?.start.column].filter(Boolean).join(':')
}

/** UTF-16 units of a line that a frame shows on either side of a place. */
const context = 72

/** Lines up to this length are shown whole. */
const longLine = 160

/** The line where a place begins, with carets under it; for a long line, only the part around the place. */
export function frameOf(document: Document, {start, end}: Position): string {
  const line = lineOf(document, start.line)
  const from = start.column - 1
  const to = end.line === start.line ? end.column - 1 : line.length
  const isLong = line.length > longLine
  const first = isLong && from > context ? wholeCharacter(line, from - context) : 0
  const last = isLong ? Math.min(to, from + context) + context : line.length
  const before = first > 0 ? '…' : ''
  const shown = before + line.slice(first, wholeCharacter(line, last)) + (last < line.length ? '…' : '')
  const shift = before.length - first
  return codeFrame(shown, {start: from + shift, end: Math.min(to, last) + shift}, String(start.line))
}

/** An offset that does not cut a surrogate pair in two. */
function wholeCharacter(text: string, offset: number): number {
  return /[\uDC00-\uDFFF]/.test(text[offset] ?? '') ? offset - 1 : offset
}
