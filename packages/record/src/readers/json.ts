/**
 * JSON of records: one document, or one per line.
 */
import {fault, type ReadFault} from './fault.js'

/** A value and where its document starts in the text. */
export interface JsonDocument {
  readonly value: unknown
  /** UTF-16 offset of the document. */
  readonly start: number
  readonly end: number
}

/**
 * The documents of a text, and the faults of other parts. A text that is one document is read as one, whatever its
 * lines are.
 */
export function readJson(text: string): {
  readonly documents: readonly JsonDocument[]
  readonly faults: readonly ReadFault[]
} {
  const whole = parsed(text)
  if (whole !== undefined) return {documents: [{value: whole, start: 0, end: text.length}], faults: []}
  const documents: JsonDocument[] = []
  const faults: ReadFault[] = []
  let start = 0
  while (start < text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const line = text.slice(start, end).trim()
    if (line !== '') {
      const value = parsed(line)
      if (value === undefined) faults.push(fault(newline < 0 ? 'cut-off' : 'not-json', {start, end}))
      else documents.push({value, start, end})
    }
    start = end + 1
  }
  // A broken document over several lines is one fault, not one per line.
  if (documents.length < faults.length)
    return {documents: [], faults: [fault('not-json', {start: 0, end: text.length})]}
  return {documents, faults}
}

/** `undefined` for text that is not JSON or is nested too deep for the parser. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Whether a value is an object but not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a list; empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value as a list of finite numbers; `null` for anything else. */
export function numbersOf(value: unknown): readonly number[] | null {
  if (!Array.isArray(value)) return null
  const numbers = value as readonly unknown[]
  return numbers.every(one => typeof one === 'number' && Number.isFinite(one))
    ? (numbers as readonly number[])
    : null
}

/** The value as a text; '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
