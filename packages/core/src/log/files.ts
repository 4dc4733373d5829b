/**
 * Files of game records: how a host reads them, and how Node does.
 */
import type {OnFile, ReadFile, RecordFile} from '../page/grammar/records.js'
import {nearFiles} from './near-files.js'

/** Bytes that a record may have, also once it is unpacked: twenty times the longest game. */
export const MOST_BYTES: number = 4 * 1024 * 1024

/** Files whose text is kept until they change: an article shows moments of one or a few. */
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
  const {
    realpathSync: {native: realPath},
    statSync,
    readFileSync,
    readdirSync
  } = load('node:fs')
  const {resolve, dirname, sep} = load('node:path')
  const isBelow = (path: string, folder: string): boolean =>
    path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

  const kept = new Map<string, {readonly version: string; readonly text: string}>()
  const keep = (wanted: string, version: string, text: string): void => {
    kept.delete(wanted)
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(wanted, {version, text})
  }

  /** A path as an author writes it, from the folder of the page or from the root. */
  const placeOf = (path: string, page: string | undefined, top: string): string => {
    if (path.startsWith('/')) return resolve(top, `.${path}`)
    return resolve(page === undefined ? top : dirname(resolve(top, page)), path)
  }

  /** A file that is missing, with those that are near; nothing is looked at outside the root. */
  const missing = (path: string, page: string | undefined, top: string): RecordFile => {
    const below = <Result>(one: string, look: (place: string) => Result, otherwise: Result): Result => {
      try {
        const real = realPath(placeOf(one, page, top))
        const realTop = realPath(top)
        return real === realTop || isBelow(real, realTop) ? look(real) : otherwise
      } catch {
        return otherwise
      }
    }
    const near = nearFiles(path, {
      namesIn: folder => below(folder, readdirSync, []),
      isFile: one => below(one, place => statSync(place).isFile(), false)
    })
    return near.length > 0 ? {problem: 'missing', near} : {problem: 'missing'}
  }

  return (path, page) => {
    const top = resolve(root ?? process.cwd())
    const wanted = placeOf(path, page, top)
    if (path.includes('\0')) return {problem: 'missing'}
    if (!isBelow(wanted, top)) return {problem: 'outside'}
    onFile(wanted, page)
    try {
      // What is the same file as before, and has not changed since, was found below the root when it was read.
      const version = versionOf(statSync(wanted), top)
      const known = kept.get(wanted)
      if (known?.version === version) {
        keep(wanted, version, known.text)
        return {text: known.text, path: wanted}
      }
      const real = realPath(wanted)
      if (!isBelow(real, realPath(top))) return {problem: 'outside'}
      const stats = statSync(real)
      if (!stats.isFile()) return missing(path, page, top)
      if (stats.size > MOST_BYTES) return {problem: 'too-large'}
      const text = textOf(readFileSync(real), load('node:zlib'))
      if (typeof text !== 'string') return text
      keep(wanted, versionOf(stats, top), text)
      return {text, path: wanted}
    } catch {
      return missing(path, page, top)
    }
  }
}

/** What changes with a file, or with the file that a path leads to. */
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
