/**
 * Messages → the file: sentences, places, and what an error does to the build.
 */
import {codeFrame, sentence, type Language, type Message} from '@tehai/core'
import type {Position} from 'unist'
import type {VFile} from 'vfile'
import {lineOf, type Document} from './document.js'
import {messages} from './messages.js'

/** What an error does: say it and go on, stop after the file, or nothing. */
export type OnError = 'warn' | 'throw' | 'ignore'

type VFileMessage = ReturnType<VFile['message']>

/** A message on the file. `severity` tells a slip that `onError: 'throw'` stops at from advice. */
export interface MahjongMessage extends VFileMessage {
  severity: 'error' | 'warning'
}

/** Where the docs explain each message, by its id. */
const docs = 'https://www.npmjs.com/package/remark-mahjong#'

/** Something to tell about a document. */
export interface Finding {
  readonly message: Message
  /** The text that the span of the message points into. */
  readonly source: string
  /** Where that is in the document; `null` where nobody can tell. */
  readonly place: Position | null
}

/**
 * Report findings on a file, in the order of their places.
 *
 * @throws {VFileMessage} under `onError: 'throw'`, if there is an error: one message that names each, by file, line
 *   and column.
 */
export function reportAll(
  file: VFile,
  document: Document,
  findings: readonly Finding[],
  language: Language,
  onError: OnError
): void {
  if (onError === 'ignore') return
  const sorted = findings.toSorted((a, b) => offsetOf(a) - offsetOf(b))
  const reported = sorted.map(finding => report(file, document, finding, language))
  const errors = reported.filter(({severity}) => severity === 'error')
  const [first] = errors
  if (onError !== 'throw' || !first) return
  file.fail(errors.map(error => `${placeName(file, error)}: ${error.reason}`).join('\n'), {
    ...(first.place && {place: first.place}),
    ...(first.ruleId && {ruleId: first.ruleId}),
    source: 'remark-mahjong'
  })
}

function offsetOf({place}: Finding): number {
  return place?.start.offset ?? Number.MAX_SAFE_INTEGER
}

function report(file: VFile, document: Document, finding: Finding, language: Language): MahjongMessage {
  const {message, source, place} = finding
  const {id, severity, start, end, expected, values} = message
  const reason = sentence(message, messages, source, language)
  const reported = file.message(reason, {...(place && {place}), ruleId: id, source: 'remark-mahjong'})
  return Object.assign(reported, {
    severity,
    actual: String(values['actual'] ?? source.slice(start, end)),
    expected: [...expected],
    note: place ? frameOf(document, place) : undefined,
    url: docs + id
  })
}

/** Units of a line that a frame shows on either side of a place. */
const context = 72

/** Lines up to this length are shown whole. */
const longLine = 160

/** The line at which a place begins, with carets under it; of a long line, the part around the place. */
export function frameOf(document: Document, {start, end}: Position): string {
  const line = lineOf(document, start.line)
  const from = start.column - 1
  const to = end.line === start.line ? end.column - 1 : line.length
  const isLong = line.length > longLine
  const first = isLong && from > context ? wholeSign(line, from - context) : 0
  const last = isLong ? Math.min(to, from + context) + context : line.length
  const before = first > 0 ? '…' : ''
  const shown = before + line.slice(first, wholeSign(line, last)) + (last < line.length ? '…' : '')
  const shift = before.length - first
  return codeFrame(shown, {start: from + shift, end: Math.min(to, last) + shift}, String(start.line))
}

/** An offset that does not cut a surrogate pair in two. */
function wholeSign(text: string, offset: number): number {
  return /[\uDC00-\uDFFF]/.test(text[offset] ?? '') ? offset - 1 : offset
}

function placeName(file: VFile, {line, column}: VFileMessage): string {
  return [file.path, line, column].filter(Boolean).join(':')
}
