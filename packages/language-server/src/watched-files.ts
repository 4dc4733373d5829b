/**
 * Files that an editor watches for the server: those that open pages depend on, such as game records.
 */
import {basename, dirname} from 'node:path'
import {pathToFileURL} from 'node:url'
import {
  DidChangeWatchedFilesNotification,
  type ClientCapabilities,
  type Connection,
  type Disposable,
  type FileSystemWatcher
} from 'vscode-languageserver/node'

/** How many files are watched at most. */
const MOST_FILES = 200

/** Makes the editor watch some files, in place of the previous ones. */
export type WatchFiles = (paths: readonly string[]) => void

/**
 * Make the function with which an editor watches files. It does nothing if the editor does not accept registrations.
 */
export function watchedFiles(connection: Connection, {workspace}: ClientCapabilities): WatchFiles {
  const {dynamicRegistration, relativePatternSupport} = workspace?.didChangeWatchedFiles ?? {}
  if (!dynamicRegistration) return () => {}
  let watched = ''
  let last: Promise<Disposable | null> = Promise.resolve(null)
  const register = (paths: readonly string[]): Promise<Disposable | null> =>
    connection.client
      .register(DidChangeWatchedFilesNotification.type, {
        watchers: paths.map(path => watcherOf(path, relativePatternSupport === true))
      })
      .catch(() => null)
  return paths => {
    const files = [...new Set(paths)].toSorted().slice(0, MOST_FILES)
    const wanted = files.join('\n')
    if (wanted === watched) return
    watched = wanted
    last = last.then(async before => {
      const after = files.length === 0 ? null : await register(files)
      before?.dispose()
      return after
    })
  }
}

function watcherOf(path: string, isRelative: boolean): FileSystemWatcher {
  if (!isRelative) return {globPattern: literal(path.replaceAll('\\', '/'))}
  const baseUri = String(pathToFileURL(dirname(path)))
  return {globPattern: {baseUri, pattern: literal(basename(path))}}
}

/** A pattern for a name. A character with a special meaning is replaced by the wildcard for any character. */
const literal = (name: string): string => name.replace(/[*?{}[\]]/g, '?')
