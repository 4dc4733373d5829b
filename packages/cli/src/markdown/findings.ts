/**
 * What is wrong in a Markdown file, as plain data, and as text for a screen.
 */
import {sentence, type Language, type Message, type MessageTable, visible} from '@tehai/kernel/source'
import {documentOf, frameOf, positionOf} from '@tehai/kernel/markdown'
import {messages, type MahjongMessage} from 'remark-mahjong'
import type {VFile} from 'vfile'
import {indent, severityWord, type Paint} from '../terminal/report.js'
import type {FrontMatter} from './front-matter.js'

/** Something wrong in a file. Lines and columns count from 1, columns in UTF-16 units. */
export interface Finding {
  readonly severity: 'error' | 'warning'
  readonly id: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  /** The sentence, in the requested language. */
  readonly message: string
  /** The text at that place. */
  readonly actual: string
  /** What was expected there instead, the nearest first. */
  readonly expected: readonly string[]
  /** The line, and carets under the part of it. */
  readonly frame: string
}

/** A finding without the lines of its file. In this form many findings are kept until they are written. */
export interface BriefFinding extends Omit<Finding, 'frame'> {
  /** Whether its lines are shown. */
  readonly isFramed: boolean
}

/** The messages of a file that remark-mahjong has read, ordered by position. */
export function findingsOf(file: VFile, front: FrontMatter, language: Language): Finding[] {
  const found = file.messages.map(message => ({
    ...fieldsOf(message as MahjongMessage),
    frame: message.note ?? ''
  }))
  return ordered(found, front, findingIn(String(file), messages, language))
}

/** Remove the messages from a file. A message with its lines is several times as large. */
export function takeFindings(file: VFile): BriefFinding[] {
  return file.messages
    .splice(0)
    .map(message => ({...fieldsOf(message as MahjongMessage), isFramed: message.note !== undefined}))
}

/** Findings that were removed from a file, as from `findingsOf`. */
export function inOrder(
  found: readonly BriefFinding[],
  file: VFile,
  front: FrontMatter,
  language: Language
): BriefFinding[] {
  return ordered(found, front, fault => {
    const {frame, ...fields} = findingIn(String(file), messages, language)(fault)
    return {...fields, isFramed: frame !== ''}
  })
}

/** Findings with their lines. Each is made when it is written. `text`: the whole file. */
export function* withFrames(found: readonly BriefFinding[], text: string): Generator<Finding> {
  const document = documentOf(text)
  for (const {isFramed, ...fields} of found) {
    const {line, column, endLine, endColumn} = fields
    const place = {start: {line, column}, end: {line: endLine, column: endColumn}}
    yield {...fields, frame: isFramed ? frameOf(document, place) : ''}
  }
}

/** Findings ordered by position, after those about the front matter. */
function ordered<Found extends Pick<Finding, 'id' | 'line' | 'column'>>(
  given: readonly Found[],
  {fault}: FrontMatter,
  say: (fault: Message) => Found
): Found[] {
  // Each game has read the whole file.
  const found = given.toSorted((a, b) => a.line - b.line || a.column - b.column)
  // The games report only front matter that may contain their options.
  if (!fault || found.some(({id}) => id === fault.id)) return found
  return [say(fault), ...found]
}

function fieldsOf(message: MahjongMessage): Omit<Finding, 'frame'> {
  const {place, ruleId, reason, severity, actual, expected} = message
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
    expected: expected ?? []
  }
}

/** Put a message on a file, as the games do. */
export function messageOnFile(file: VFile, given: Message, table: MessageTable, language: Language): void {
  const {severity, id, message, actual, frame, ...span} = findingIn(String(file), table, language)(given)
  const place = {
    start: {line: span.line, column: span.column},
    end: {line: span.endLine, column: span.endColumn}
  }
  Object.assign(file.message(message, {place, ruleId: id, source: 'tehai'}), {severity, actual, note: frame})
}

/**
 * Makes findings of messages. It is made once for a file, so that lines are counted once.
 *
 * @param text
 *   The whole file, to which their spans refer. A byte order mark does not count as a column of its first line.
 */
export function findingIn(
  text: string,
  table: MessageTable,
  language: Language
): (message: Message) => Finding {
  const document = documentOf(text)
  const mark = text.length - document.text.length
  return message => {
    const place = positionOf(document, Math.max(0, message.start - mark), Math.max(0, message.end - mark))
    return {
      severity: message.severity,
      id: message.id,
      line: place.start.line,
      column: place.start.column,
      endLine: place.end.line,
      endColumn: place.end.column,
      message: sentence(message, table, text, language),
      actual: text.slice(message.start, message.end),
      expected: message.expected,
      frame: frameOf(document, place)
    }
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

export function countFindings(findings: readonly Pick<Finding, 'severity'>[]): Counts {
  const errors = findings.filter(({severity}) => severity === 'error').length
  return {errors, warnings: findings.length - errors}
}
