/**
 * Game records in Markdown: who reads them, and from where.
 *
 * The reader is loaded when a page first names a record: pages without records do not wait for it.
 */
import {wrongCall} from '@tehai/kernel/source'
import {canLoadModules, loadModule} from '@tehai/kernel/modules'
import type {OnFile, ReadFile, RecordAnswer, Records} from '../page/grammar/block/records.js'

/** Where records are read from. */
export interface RecordOptions {
  /** Folder that contains the records; files outside it are never read (default: the working directory). */
  readonly root?: string | null | undefined
  /** Called for each file that a page depends on, so that its host can watch it (default: nothing). */
  readonly onFile?: OnFile | null | undefined
}

/** Files below a root, a reader that a host has made with `recordReader` of `@tehai/core/log`, or no records. */
export type RecordsOption = RecordOptions | Records | false

/** What is loaded. */
interface LogEntry {
  readonly recordReader: (readFile: ReadFile | null) => Records
  readonly projectFiles: (root?: string | null, onFile?: OnFile) => ReadFile | null
}

/** The address of this module; a bundle in CommonJS has none. */
const address = (import.meta as {readonly url?: string}).url

/**
 * The reader of a site; `null` where there is none.
 *
 * @throws {TypeError} if the option has a value it cannot have.
 */
export function recordsOf(option: RecordsOption | null | undefined): Records | null {
  if (option === false) return null
  const given = option ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw wrongCall('`records` to be an object or `false`', given)
  }
  if ('read' in given) return given
  const {root, onFile} = given
  if (!canLoadModules(address)) return null
  let reader: Records | null = null
  const ofSite = (): Records => (reader ??= loaded(root, onFile))
  return {
    read: request => ofSite().read(request),
    ofPage() {
      let own: Records | null = null
      const ofPage = (): Records => (own ??= ofSite().ofPage?.() ?? ofSite())
      return {read: request => ofPage().read(request)}
    }
  }
}

/**
 * The option with a function that is also called for each file, for hosts that watch the files that a page depends on.
 */
export function watchRecords(
  option: RecordsOption | null | undefined,
  onFile: OnFile
): RecordsOption | null | undefined {
  if (option === false || (option && 'read' in option)) return option
  return {
    ...option,
    onFile(path, page) {
      onFile(path, page)
      option?.onFile?.(path, page)
    }
  }
}

/** The reader of files, or one that reads nothing if a bundle has left the reader out. */
function loaded(root: RecordOptions['root'], onFile: RecordOptions['onFile']): Records {
  const entry = loadModule('@tehai/core/log', address) as LogEntry | null
  if (!entry) return {read: () => noReader}
  return entry.recordReader(entry.projectFiles(root, onFile ?? undefined))
}

const noReader: RecordAnswer = {
  board: '',
  more: [],
  position: null,
  faults: [{id: 'no-record-reader', key: 'log', part: null, values: {}, expected: []}]
}
