/**
 * Diagnostics: what the plugins of both games report about a page, at offsets of its text.
 */
import type {FileMessage} from '@tehai/kernel/report'
import type {Span, Severity} from '@tehai/kernel/source'

/** Something wrong on a page: a range of its text, in 0-based UTF-16 offsets (0 to 0 if the position is unknown). */
export interface Diagnostic extends Span {
  /** Id of the message, kebab-case. */
  readonly id: string
  readonly severity: Severity
  /** The sentence, in the language of the page or of the options. */
  readonly reason: string
  /** The plugin that reports it: `'remark-mahjong'` or `'remark-hanafuda'`. */
  readonly source: string
  /** What was expected instead, the nearest first. Empty if nothing can be proposed. */
  readonly expected: readonly string[]
  /** Where the docs explain the message. */
  readonly url: string
}

/** Diagnostics ordered by position, since each game has read the whole page. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** A message on a file as a diagnostic. `mark`: how many characters the text has before the content of the file. */
export function diagnosticOf(message: FileMessage, mark: number): Diagnostic {
  const {ruleId = '', severity = 'warning', reason, source = '', expected = [], url = '', place} = message
  return {...spanOf(place, mark), id: ruleId, severity, reason, source, expected, url}
}

function spanOf(place: FileMessage['place'], mark: number): Span {
  if (!place) return {start: 0, end: 0}
  const {start, end} = 'start' in place ? place : {start: place, end: place}
  return {start: (start.offset ?? 0) + mark, end: (end.offset ?? 0) + mark}
}
