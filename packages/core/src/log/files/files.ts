/**
 * Files of game records: how a host reads them, and how Node does.
 */
import type {OnFile, ReadFile, RecordFile} from '../../page/grammar/block/records.js'
import {nearFiles} from './near-files.js'

/** The most bytes that a record may have, also after it is unpacked: twenty times the longest game. */
export const MOST_BYTES: number = 4 * 1024 * 1024

/** At most this many files are kept, until they change: an article shows moments of one or a few. */
const MOST_KEPT = 8

interface Stats {
  readonly dev: number
  readonly ino: number
  readonly size: number
  readonly mtimeMs: number
  readonly ctimeMs: number
  readonly isFile: () => boolean
}

interface Modules {
  readonly 'node:fs': {
    readonly realpathSync: {readonly native: (path: string) => string}
    readonly statSync: (path: string) => Stats
    readonly readFileSync: (path: string) => Uint8Array
    readonly readdirSync: (path: string) => readonly string[]
  }
  readonly 'node:path': {
    readonly resolve: (...paths: string[]) => string
    readonly dirname: (path: string) => string
    readonly sep: string
  }
  readonly 'node:zlib': {
    readonly gunzipSync: (bytes: Uint8Array, options: {readonly maxOutputLength: number}) => Uint8Array
  }
}

interface Process {
  readonly cwd: () => string
  readonly getBuiltinModule?: <Name extends keyof Modules>(name: Name) => Modules[Name]
}

/** The parts of Node that find and read files. */
interface NodeFiles {
  readonly fs: Modules['node:fs']
  readonly path: Modules['node:path']
  readonly zlib: () => Modules['node:zlib']
}

/** A path as an author writes it, with the path of the page, if known, and the root. */
interface WantedFile {
  readonly path: string
  readonly page: string | undefined
  readonly top: string
}

/** The texts that are kept, the oldest first. */
type KeptTexts = Map<string, {readonly version: string; readonly text: string}>

/**
 * Reads files below a root, in Node; `null` where there is no file system.
 *
 * A path that leads out of the root is refused, also through a symbolic link.
 *
 * @param root
 *   Folder (default: the working directory).
 */
export function projectFiles(root?: string | null, onFile: OnFile = () => {}): ReadFile | null {
  const {process} = globalThis as unknown as {readonly process?: Process}
  const load = process?.getBuiltinModule
  if (!process || !load) return null
  const node: NodeFiles = {fs: load('node:fs'), path: load('node:path'), zlib: () => load('node:zlib')}
  const kept: KeptTexts = new Map()
  return (path, page) => {
    const file: WantedFile = {path, page, top: node.path.resolve(root ?? process.cwd())}
    const place = placeOf(file, node)
    if (path.includes('\0')) return {problem: 'missing'}
    if (!isBelow(place, file.top, node)) return {problem: 'outside'}
    onFile(place, page)
    try {
      return readAt(place, file.top, kept, node) ?? missingFile(file, node)
    } catch {
      return missingFile(file, node)
    }
  }
}

/** The file at a place, or why it was not read; `null` if there is none. Throws the errors of the file system. */
function readAt(place: string, top: string, kept: KeptTexts, node: NodeFiles): RecordFile | null {
  const {fs} = node
  // If the file is the same as before, and unchanged since, it was found to be below the root when it was read.
  const version = versionOf(fs.statSync(place), top)
  const known = kept.get(place)
  if (known?.version === version) {
    keep(kept, place, known)
    return {text: known.text, path: place}
  }
  const real = fs.realpathSync.native(place)
  if (!isBelow(real, fs.realpathSync.native(top), node)) return {problem: 'outside'}
  const stats = fs.statSync(real)
  if (!stats.isFile()) return null
  if (stats.size > MOST_BYTES) return {problem: 'too-large'}
  const text = textOf(fs.readFileSync(real), node.zlib())
  if (typeof text !== 'string') return text
  keep(kept, place, {version: versionOf(stats, top), text})
  return {text, path: place}
}

/** Keep a text as the most recent one. */
function keep(kept: KeptTexts, place: string, file: {readonly version: string; readonly text: string}): void {
  kept.delete(place)
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(place, file)
}

/** Where a path leads, from the folder of the page or from the root. */
function placeOf({path, page, top}: WantedFile, {path: {resolve, dirname}}: NodeFiles): string {
  if (path.startsWith('/')) return resolve(top, `.${path}`)
  return resolve(page === undefined ? top : dirname(resolve(top, page)), path)
}

const isBelow = (place: string, folder: string, {path: {sep}}: NodeFiles): boolean =>
  place.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** A missing file, with the similar ones; nothing outside the root is looked at. */
function missingFile(file: WantedFile, node: NodeFiles): RecordFile {
  const {readdirSync, realpathSync, statSync} = node.fs
  const below = <Result>(path: string, look: (place: string) => Result, otherwise: Result): Result => {
    try {
      const real = realpathSync.native(placeOf({...file, path}, node))
      const top = realpathSync.native(file.top)
      return real === top || isBelow(real, top, node) ? look(real) : otherwise
    } catch {
      return otherwise
    }
  }
  const near = nearFiles(file.path, {
    namesIn: folder => below(folder, readdirSync, []),
    isFile: path => below(path, place => statSync(place).isFile(), false)
  })
  return near.length > 0 ? {problem: 'missing', near} : {problem: 'missing'}
}

/** A value that changes with a file, or with the file that a path leads to. */
const versionOf = ({dev, ino, size, mtimeMs, ctimeMs}: Stats, top: string): string =>
  [dev, ino, size, mtimeMs, ctimeMs, top].join(' ')

/** The text of a file in UTF-8, unpacked if it is gzip. */
function textOf(bytes: Uint8Array, {gunzipSync}: Modules['node:zlib']): string | RecordFile {
  let unpacked = bytes
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      unpacked = gunzipSync(bytes, {maxOutputLength: MOST_BYTES})
    } catch (error) {
      const isLarge = (error as {readonly code?: unknown}).code === 'ERR_BUFFER_TOO_LARGE'
      return {problem: isLarge ? 'too-large' : 'not-text'}
    }
  }
  try {
    return decode(unpacked)
  } catch {
    return {problem: 'not-text'}
  }
}

interface Decoder {
  readonly decode: (bytes: Uint8Array) => string
}

/** @throws {TypeError} for bytes that are no UTF-8. */
function decode(bytes: Uint8Array): string {
  const {TextDecoder} = globalThis as unknown as {
    readonly TextDecoder: new (label: string, options: {readonly fatal: boolean}) => Decoder
  }
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
}
