/**
 * Which file a path refers to, through any links.
 */
import {realpath, stat} from 'node:fs/promises'
import {basename, dirname, join, resolve, sep} from 'node:path'
import {codeOf, isAbsent} from '../command/fault.js'
import {usageError} from '../terminal/usage.js'

/**
 * The path without links. If the file does not exist yet, the links of its nearest existing folder are followed.
 *
 * @throws {UsageError} if the file cannot be identified: a guess could overwrite a source.
 */
export async function realPathOf(path: string, cwd: string): Promise<string> {
  const absolute = resolve(cwd, path)
  try {
    return await realpath(absolute)
  } catch (error) {
    if (!isAbsent(error)) throw unknown(path, error)
    const folder = dirname(absolute)
    return folder === absolute ? absolute : join(await realPathOf(folder, cwd), basename(absolute))
  }
}

/** What identifies a file: its real path, and its number on its disk, which hard links share. */
export async function identitiesOf(path: string, cwd: string): Promise<readonly string[]> {
  const real = await realPathOf(path, cwd)
  const found = await stat(real, {bigint: true}).catch((error: unknown) => {
    if (isAbsent(error)) return null
    throw unknown(path, error)
  })
  return found?.isFile() ? [real, `${found.dev}:${found.ino}`] : [real]
}

function unknown(path: string, error: unknown): Error {
  return usageError('cannot-read', {actual: path, why: codeOf(error)})
}

/** Whether a path is in a folder. Both are real paths. */
export function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** Files by identity, to check whether a path refers to one of them. */
export async function identityMap(
  files: readonly string[],
  cwd: string
): Promise<ReadonlyMap<string, string>> {
  const byIdentity = new Map<string, string>()
  for (const file of files) {
    if (file === '-') continue
    for (const identity of await identitiesOf(file, cwd)) {
      if (!byIdentity.has(identity)) byIdentity.set(identity, file)
    }
  }
  return byIdentity
}
