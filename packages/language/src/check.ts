/**
 * Text of a Markdown page → its diagnostics: what the plugins of both games report, at offsets of the text.
 *
 * Nothing is checked here: every sentence and every place is that of a build.
 */
import type {Span, Severity} from '@tehai/kernel/source'
import type {FileMessage} from '@tehai/kernel/markdown'
import type {ReadPage} from './page.js'

/** Something wrong on a page: a range of its text, in 0-based UTF-16 offsets (0 to 0 where the place is not known). */
export interface Diagnostic extends Span {
  /** Id of the message, kebab-case. */
  readonly id: string
  readonly severity: Severity
  /** The sentence, in the language of the page or of the options. */
  readonly reason: string
  /** The plugin that reports it: `'remark-mahjong'` or `'remark-hanafuda'`. */
  readonly source: string
  /** What was expected instead, the nearest first. Empty where nothing can be proposed. */
  readonly expected: readonly string[]
  /** Where the docs explain the message. */
  readonly url: string
}

/** Text of a page → what is wrong on it, in the order of the places. */
export type Check = (text: string) => readonly Diagnostic[]

/** A check by a reader of pages. It never throws, whatever the text. */
export function checkBy(read: ReadPage): Check {
  return text => {
    const mark = text.startsWith('\uFEFF') ? 1 : 0
    const found = read(text).messages.map(message => diagnosticOf(message, mark))
    return found.sort((a, b) => a.start - b.start || a.end - b.end) // each game has read the whole page
  }
}

function diagnosticOf(message: FileMessage, mark: number): Diagnostic {
  const {ruleId = '', severity = 'warning', reason, source = '', expected = [], url = '', place} = message
  return {...spanOf(place, mark), id: ruleId, severity, reason, source, expected, url}
}

function spanOf(place: FileMessage['place'], mark: number): Span {
  if (!place) return {start: 0, end: 0}
  const {start, end} = 'start' in place ? place : {start: place, end: place}
  return {start: (start.offset ?? 0) + mark, end: (end.offset ?? 0) + mark}
}
