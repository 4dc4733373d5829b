/**
 * Telling an author: each message to a callback, or all errors of a file in one error that stops the build.
 *
 * For hosts that have no file to put messages on.
 */
import type {Language} from '../source/words/index.js'
import type {Document} from './document.js'
import type {Finding} from './finding.js'
import {inFile} from './in-file.js'
import {errorText, offsetOf, reportsOf, type MessageBook, type Report} from './report.js'
import type {OnError} from './host-settings.js'

/** Told of a message. `path`: how the file is called, where that is known. */
export type OnMessage = (report: Report, path: string | undefined) => void

/** What there is to tell about one game, and in which language. */
export interface ToTell {
  readonly book: MessageBook
  readonly language: Language
  readonly findings: readonly Finding[]
}

/** Whom to tell. */
export interface Telling {
  readonly path: string | undefined
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
export function tell(document: Document, games: readonly ToTell[], telling: Telling): void {
  const {path, onError, onMessage} = telling
  if (onError === 'ignore' || games.every(({findings}) => findings.length === 0)) return
  const file = inFile(document, path)
  const reports = games.flatMap(({book, language, findings}) => {
    const placed = findings.map(finding => ({...finding, place: finding.place && file.move(finding.place)}))
    return reportsOf(file.document, placed, language, book)
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
