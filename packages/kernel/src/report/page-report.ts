/**
 * Reports of a page: each message to a callback, or all errors of a file in one error that stops the build.
 *
 * For hosts that have no file to put messages on.
 */
import type {Document} from '../markdown/document/document.js'
import type {GamePage} from '../markdown/game/page.js'
import type {OnError} from '../markdown/game/host-settings.js'
import {offsetOf, reportsOf, type Report} from '../markdown/document/report.js'
import {inFile} from './in-file.js'
import {errorText, reportText} from './report-text.js'

/** Receives a message. `path`: name of the file, where that is known. */
export type OnMessage = (report: Report, path: string | undefined) => void

/** The findings of one game, its messages and their language. */
type PageFindings = Pick<GamePage, 'findings'> & {
  readonly game: Pick<GamePage['game'], 'book'>
  readonly file: Pick<GamePage['file'], 'language'>
}

// Every host has a console, but the types of this package are not those of any host.
const {console} = globalThis as unknown as {readonly console: {readonly warn: (text: string) => void}}

/** Prints a message: what `onMessage` does by default. */
export const printReport: OnMessage = (report, path) => console.warn(reportText(path, report))

/** Where messages go. */
export interface ReportOptions {
  readonly path: string | undefined
  readonly onError: OnError
  readonly onMessage: OnMessage
}

/** An error that stops a build. Vite and tools like it show `id`, `loc` and `frame`. */
export interface PageError extends Error {
  readonly id: string | undefined
  readonly loc:
    {readonly file: string | undefined; readonly line: number; readonly column: number} | undefined
  readonly frame: string | undefined
}

/**
 * Report the findings of all games in the order of their places. If the document is a part of its file, places refer
 * to the file.
 *
 * @throws {PageError} under `onError: 'throw'`, if there is an error: it names each by file, line and column.
 */
export function reportPage(
  document: Document,
  games: readonly PageFindings[],
  {path, onError, onMessage}: ReportOptions
): void {
  if (onError === 'ignore' || games.every(({findings}) => findings.length === 0)) return
  const whole = inFile(document, path)
  const reports = games.flatMap(({game: {book}, file: {language}, findings}) => {
    const placed = findings.map(finding => ({...finding, place: finding.place && whole.move(finding.place)}))
    return reportsOf(whole.document, placed, language, book)
  })
  reports.sort((a, b) => offsetOf(a) - offsetOf(b))
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
