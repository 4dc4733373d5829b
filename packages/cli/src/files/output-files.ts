/**
 * Writing files: each file completely or not at all, and never over a file that was not meant.
 *
 * A text is written to a new file beside its place, flushed, given the mode and the owner of the file that it replaces,
 * and renamed. A full disk or a signal leaves the old file as it was. If several files are written, the old ones are
 * kept until all new ones are in place.
 */
import {randomBytes} from 'node:crypto'
import {copyFileSync, linkSync, renameSync, rmSync, writeFileSync, type Stats} from 'node:fs'
import {mkdir, open, realpath, rename, stat, writeFile, type FileHandle} from 'node:fs/promises'
import {dirname, join, resolve} from 'node:path'
import {codeOf, isAbsent} from '../command/fault.js'
import type {World} from '../terminal/terminal.js'
import {usageError, type UsageError} from '../terminal/usage.js'

export interface Output {
  readonly file: string
  readonly content: string | Uint8Array
}

/** A file that has been written, but is not in its place yet. */
interface StagedFile {
  readonly file: string
  /** The path of the new file; `null` if it was written to something other than a file, such as a pipe. */
  readonly beside: string | null
  readonly path: string
  /** Whether there is a file in its place. */
  readonly isOver: boolean
}

/** Temporary files, by path. They are created synchronously, so that a signal handler finds each of them. */
const unfinished = new Set<string>()

/** Remove unfinished files when the process ends. */
export function removeUnfinished(): void {
  for (const path of unfinished) removeOne(path)
}

function removeOne(path: string): void {
  try {
    rmSync(path, {force: true})
    unfinished.delete(path)
  } catch {
    // Removal failed. It is tried again when the process ends; the first error is not hidden.
  }
}

/** Make a file beside another one. Its name is short, since the name of the other may have the maximum length. */
function makeBeside(path: string, make: (beside: string) => void): string {
  const beside = join(dirname(path), `.tehai-${randomBytes(6).toString('hex')}.tmp`)
  unfinished.add(beside)
  try {
    make(beside)
  } catch (error) {
    removeOne(beside)
    throw error
  }
  return beside
}

/**
 * Write a file; folders that it needs are made.
 *
 * @throws {UsageError} if it cannot be written. It is then unchanged.
 */
export async function writeOutput(
  file: string,
  content: Output['content'],
  world: Pick<World, 'cwd'>
): Promise<void> {
  const {error} = await writeTogether([{file, content}], world)
  if (error) throw error
}

/** The result of writing several files. */
export interface WriteOutcome {
  /** Why the files could not all be written. */
  readonly error: UsageError | null
  /** After an error: files that keep their new content because restoring the old one failed. */
  readonly changed: readonly string[]
}

/** Write several files, or none of them. They are put in their places after all have been written beside them. */
export async function writeTogether(
  outputs: readonly Output[],
  {cwd}: Pick<World, 'cwd'>
): Promise<WriteOutcome> {
  const staged: StagedFile[] = []
  try {
    for (const {file, content} of outputs) {
      try {
        staged.push(await stage(file, resolve(cwd, file), content))
      } catch (error) {
        return {error: cannotWrite(file, error), changed: []}
      }
    }
    return await placeAll(staged.filter(({beside}) => beside !== null))
  } finally {
    for (const {beside} of staged) if (beside !== null) removeOne(beside)
  }
}

async function stage(file: string, named: string, content: Output['content']): Promise<StagedFile> {
  await mkdir(dirname(named), {recursive: true})
  const path = (await unlessAbsent(realpath(named))) ?? named
  const old = await unlessAbsent(stat(path))
  if (old && !old.isFile()) {
    await writeFile(path, content)
    return {file, beside: null, path, isOver: false}
  }
  // The mode is set last, since it may forbid writing.
  const beside = makeBeside(path, one =>
    writeFileSync(one, '', {flag: 'wx', mode: (old?.mode ?? 0o666) | 0o200})
  )
  try {
    const handle = await open(beside, 'r+')
    try {
      await handle.writeFile(content)
      if (old) await makeAlike(handle, old)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    removeOne(beside)
    throw error
  }
  return {file, beside, path, isOver: old !== null}
}

/** Give a file the mode and, where this user may, the owner of another. */
async function makeAlike(handle: FileHandle, {mode, uid, gid}: Stats): Promise<void> {
  const made = await handle.stat()
  if (made.uid !== uid || made.gid !== gid) await handle.chown(uid, gid).catch(() => {})
  await handle.chmod(mode)
}

/** Put new files in their places. If this fails for one, the previous ones are undone. */
async function placeAll(staged: readonly StagedFile[]): Promise<WriteOutcome> {
  const kept: (string | null)[] = []
  const placed: StagedFile[] = []
  let file = ''
  try {
    // A single file never has to be restored, since renaming is atomic.
    for (const one of staged.length > 1 ? staged : []) {
      file = one.file
      kept.push(one.isOver ? keep(one.path) : null)
    }
    for (const one of staged) {
      file = one.file
      await rename(one.beside!, one.path)
      placed.push(one)
    }
    return {error: null, changed: []}
  } catch (error) {
    const changed = placed.filter(({path}, index) => !takeBack(path, kept[index] ?? null))
    return {error: cannotWrite(file, error), changed: changed.map(one => one.file)}
  } finally {
    for (const path of kept) if (path !== null) removeOne(path)
  }
}

/** A second name for a file; a copy if the file system does not support links. */
function keep(path: string): string {
  return makeBeside(path, beside => {
    try {
      linkSync(path, beside)
    } catch {
      copyFileSync(path, beside)
    }
  })
}

/** Put an old file back, or remove a new one. @returns whether that was possible */
function takeBack(path: string, kept: string | null): boolean {
  try {
    if (kept === null) rmSync(path)
    else renameSync(kept, path)
    return true
  } catch {
    return false
  }
}

/** The result of a request about a path; `null` if there is no such file. */
async function unlessAbsent<Type>(request: Promise<Type>): Promise<Type | null> {
  return request.catch((error: unknown) => {
    if (isAbsent(error)) return null
    throw error
  })
}

function cannotWrite(file: string, error: unknown): UsageError {
  return usageError('cannot-write', {actual: file, why: codeOf(error)})
}
