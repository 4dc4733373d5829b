/**
 * Messages of pages that Astro has not rendered again.
 *
 * Astro keeps rendered entries of collections from build to build. A slip in an entry would be reported once and then
 * never again, so reports are stored with the entries and repeated until the file changes.
 */
import {createHash} from 'node:crypto'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Report} from '@tehai/kernel/markdown'
import type {OnMessage} from '@tehai/kernel/report'

/** The reports of a file, and a digest of the content that they are about. */
interface FileReports {
  readonly digest: string
  readonly reports: Report[]
}

interface SavedReports {
  /** What messages depend on besides the files: the options of the site and the version of this package. */
  readonly settings: string
  readonly files: Record<string, FileReports>
}

/** A report and the path of its file. */
export interface FileReport {
  readonly path: string
  readonly report: Report
}

export interface Memory {
  /** Reports and remembers. */
  readonly report: OnMessage
  /**
   * Repeat the reports of files that were not rendered in this run, and keep them for the next build.
   *
   * @returns
   *   The errors of all files.
   */
  readonly finish: (cache: URL) => readonly FileReport[]
}

/** Make the memory of one run. `settings`: what messages depend on besides files. */
export function makeMemory(settings: string, onMessage: OnMessage): Memory {
  const files: Record<string, FileReports> = {}
  return {
    report(report, path) {
      onMessage(report, path)
      if (path === undefined) return
      const digest = digestOf(path)
      if (files[path]?.digest !== digest) files[path] = {digest, reports: []} // a server renders a file again and again
      files[path].reports.push(report)
    },
    finish(cache) {
      const store = fileURLToPath(new URL('tehai.json', cache))
      const kept = readKept(store)
      if (kept?.settings === settings) {
        for (const [path, known] of Object.entries(kept.files)) {
          if (files[path] || known.digest === '' || known.digest !== digestOf(path)) continue
          files[path] = known
          for (const report of known.reports) onMessage(report, path)
        }
      }
      if (kept || Object.keys(files).length > 0) {
        mkdirSync(fileURLToPath(cache), {recursive: true})
        // A file that is not on the disk may have changed, so its messages are not kept.
        const lasting = Object.fromEntries(Object.entries(files).filter(([, {digest}]) => digest !== ''))
        writeFileSync(store, JSON.stringify({settings, files: lasting} satisfies SavedReports))
      }
      const all = Object.entries(files).flatMap(([path, {reports}]) =>
        reports.map(report => ({path, report}))
      )
      return all.filter(({report}) => report.severity === 'error')
    }
  }
}

/** Digest of a file; empty if the file does not exist. */
function digestOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('base64')
  } catch {
    return ''
  }
}

function readKept(store: string): SavedReports | null {
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as SavedReports
  } catch {
    return null // nothing was kept, or not by us
  }
}
