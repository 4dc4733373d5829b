/**
 * What is wrong in a Markdown file, as plain data, and as text for a screen.
 */
import {
  codeFrame,
  lineStarts,
  placeOf,
  sentence,
  type Language,
  type Message,
  type MessageTable
} from '@tehai/core'
import {visible} from '@tehai/core/source'
import {messages, type MahjongMessage} from 'remark-mahjong'
import type {VFile} from 'vfile'
import {indent, severityWord, type Paint} from '../report.js'
import type {FrontMatter} from './front-matter.js'

/** Something wrong in a file. Lines and columns count from 1, columns in UTF-16 units. */
export interface Finding {
  readonly severity: 'error' | 'warning'
  readonly id: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  /** The sentence, in the language asked for. */
  readonly message: string
  /** What stands there. */
  readonly actual: string
  /** What could stand there instead, the nearest first. */
  readonly expected: readonly string[]
  /** The line, and carets under the part of it. */
  readonly frame: string
}

/** The messages of a file that remark-mahjong has read, in the order of their places. */
export function findingsOf(file: VFile, front: FrontMatter, language: Language): Finding[] {
  // Each game has read the whole file.
  const found = file.messages
    .map(message => findingOf(message as MahjongMessage))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
  // The games speak only of front matter that may hold their options.
  if (!front.fault || found.some(({id}) => id === front.fault!.id)) return found
  const text = String(file)
  return [findingAt(front.fault, text, sentence(front.fault, messages, text, language)), ...found]
}

function findingOf(message: MahjongMessage): Finding {
  const {place, ruleId, reason, severity, actual, expected, note} = message
  const start = place && 'start' in place ? place.start : place
  const end = place && 'end' in place ? place.end : place
  return {
    severity,
    id: ruleId ?? '',
    line: start?.line ?? 1,
    column: start?.column ?? 1,
    endLine: end?.line ?? 1,
    endColumn: end?.column ?? 1,
    message: reason,
    actual: actual ?? '',
    expected: expected ?? [],
    frame: note ?? ''
  }
}

/** Put a message on a file, as the games do. */
export function messageOnFile(file: VFile, told: Message, table: MessageTable, language: Language): void {
  const text = String(file)
  const {severity, id, message, actual, frame, ...span} = findingAt(
    told,
    text,
    sentence(told, table, text, language)
  )
  const place = {
    start: {line: span.line, column: span.column},
    end: {line: span.endLine, column: span.endColumn}
  }
  Object.assign(file.message(message, {place, ruleId: id, source: 'tehai'}), {severity, actual, note: frame})
}

/**
 * A message as a finding.
 *
 * @param text
 *   The whole file, which its span points into.
 * @param said
 *   Its sentence.
 */
export function findingAt(message: Message, text: string, said: string): Finding {
  const starts = lineStarts(text)
  const start = placeOf(starts, message.start)
  const end = placeOf(starts, message.end)
  return {
    severity: message.severity,
    id: message.id,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    message: said,
    actual: text.slice(message.start, message.end),
    expected: message.expected,
    frame: codeFrame(text, message)
  }
}

/**
 * A finding on a screen:
 *
 *     post.md:12:8  error  Unexpected honor `8z`, …  bad-rank
 *       12 | :tiles[8z]
 *          |        ^
 */
export function findingText(file: string, finding: Finding, language: Language, paint: Paint): string {
  const {severity, id, line, column, message, frame} = finding
  const place = paint('bold', `${file === '-' ? 'stdin' : visible(file)}:${line}:${column}`)
  const head = `${place}  ${severityWord(severity, language, paint)}  ${message}  ${paint('dim', id)}\n`
  return frame === '' ? head : `${head}${indent(frame)}\n`
}

export interface Counts {
  readonly errors: number
  readonly warnings: number
}

export function countFindings(findings: readonly Finding[]): Counts {
  const errors = findings.filter(({severity}) => severity === 'error').length
  return {errors, warnings: findings.length - errors}
}
