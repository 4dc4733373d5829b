/**
 * Telling an author: each message to a callback, or all errors of a file in one error that stops the build.
 *
 * For hosts that have no file to put messages on.
 */
import type {Language} from '../source/message.js'
import type {Document} from './document.js'
import type {Finding} from './finding.js'
import {inFile} from './in-file.js'
import {errorText, reportsOf, type Report} from './report.js'
import type {OnError} from './settings.js'

/** Told of a message. `path`: how the file is called, where that is known. */
export type OnMessage = (report: Report, path: string | undefined) => void

/** Whom to tell, and in which language. */
export interface Telling {
  readonly path: string | undefined
  readonly language: Language
  readonly onError: OnError
  readonly onMessage: OnMessage
}

/** An error that stops a build. `id`, `loc` and `frame` are what Vite and its kin show of it. */
export interface PageError extends Error {
  readonly id: string | undefined
  readonly loc:
    {readonly file: string | undefined; readonly line: number; readonly column: number} | undefined
  readonly frame: string | undefined
}

/**
 * Tell findings in the order of their places. Where the document is a part of its file, places are those of the file.
 *
 * @throws {PageError} under `onError: 'throw'`, if there is an error: it names each by file, line and column.
 */
export function tell(document: Document, findings: readonly Finding[], telling: Telling): void {
  const {path, language, onError} = telling
  if (onError === 'ignore' || findings.length === 0) return
  const file = inFile(document, path)
  const placed = findings.map(finding => ({...finding, place: finding.place && file.move(finding.place)}))
  tellReports(reportsOf(file.document, placed, language), telling)
}

/**
 * Tell what has been put into words.
 *
 * @throws {PageError} as `tell` does.
 */
export function tellReports(
  reports: readonly Report[],
  {path, onError, onMessage}: Omit<Telling, 'language'>
): void {
  if (onError === 'ignore') return
  for (const report of reports) {
    if (onError === 'warn' || report.severity === 'warning') onMessage(report, path)
  }
  const first = reports.find(({severity}) => severity === 'error')
  if (onError === 'throw' && first) throw pageError(path, first, errorText(path, reports))
}

function pageError(path: string | undefined, {place, note}: Report, text: string): PageError {
  return Object.assign(new Error(text), {
    name: 'TehaiError',
    id: path,
    loc: place ? {file: path, line: place.start.line, column: place.start.column} : undefined,
    frame: note
  })
}
