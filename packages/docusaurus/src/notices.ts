/**
 * Notices: what there is to report about the pages of a site, on the way from the plugins of a page to the terminal.
 * Docusaurus itself discards the messages of a page.
 */
import {relative, sep} from 'node:path'
import type {OnError} from '@tehai/kernel/markdown'
import {reportOfMessage, reportText, type FileMessage} from '@tehai/kernel/report'
import type {Severity} from '@tehai/kernel/source'
import type {VFile} from 'vfile'

/** Something to report. */
export interface Notice {
  readonly severity: Severity
  /** `docs/hand.md:3:8: sentence (id)`, and the line with carets. */
  readonly text: string
}

/** The notices of a site. */
export interface Notices {
  /**
   * Remember the messages on a file.
   *
   * @throws {Error} under `onError: 'throw'`, if there are errors on it. Its message names each of them.
   */
  readonly add: (file: VFile) => void
  /** Whether there is something to report about a file. */
  readonly has: (path: string) => boolean
  /** Forget a file that is about to be compiled. */
  readonly forget: (path: string) => void
  readonly all: () => Notice[]
}

/**
 * Start the notices of a site.
 *
 * @param siteDir
 *   Folder to which names of files are relative.
 * @param sources
 *   Values of `source` that mark a message as ours.
 */
export function makeNotices(siteDir: string, onError: OnError, sources: readonly string[]): Notices {
  // By path, then by text, since a page is compiled for the browser, for the server, and as the excerpt of a post.
  const byPath = new Map<string, Map<string, Notice>>()
  return {
    add({path, messages}) {
      const name = path === undefined ? undefined : relative(siteDir, path).replaceAll(sep, '/')
      const ours = messages.filter(({source}) => sources.includes(source ?? ''))
      const notices = onError === 'ignore' ? [] : ours.map(message => noticeOf(message as FileMessage, name))
      const errors = notices.filter(({severity}) => severity === 'error')
      if (onError === 'throw' && errors.length > 0) throw errorOf(errors)
      if (notices.length === 0) return
      const key = path ?? ''
      const known = byPath.get(key) ?? new Map<string, Notice>()
      for (const notice of notices) known.set(notice.text, notice)
      byPath.set(key, known)
    },
    has: path => byPath.has(path),
    forget: path => void byPath.delete(path),
    all: () => [...byPath.values()].flatMap(known => [...known.values()]).toSorted(byPlace)
  }
}

function noticeOf(message: FileMessage, path: string | undefined): Notice {
  const report = reportOfMessage(message)
  return {severity: report.severity, text: reportText(path, report)}
}

/** The error that stops a build. Docusaurus prints the stack of an error, which has nothing to do with the page. */
function errorOf(errors: readonly Notice[]): Error {
  const error = new Error(errors.map(({text}) => text).join('\n'))
  error.stack = ''
  return error
}

/** Files are sorted by name, and their messages by line. */
function byPlace({text: a}: Notice, {text: b}: Notice): number {
  return a.localeCompare(b, 'en', {numeric: true})
}
