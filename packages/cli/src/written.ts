/**
 * Writing files: all of a file or nothing of it, and nothing over a file that was not meant.
 *
 * A text is written to a new file beside its place, flushed, given the mode of the file that it replaces, and renamed.
 * A full disk or a signal leaves the old file as it was.
 */
import {open, mkdir, realpath, rename, rm, stat, writeFile} from 'node:fs/promises'
import {basename, dirname, join, resolve} from 'node:path'
import {codeOf} from './fault.js'
import type {World} from './terminal.js'
import {usageError, type UsageError} from './usage.js'

export interface Output {
  readonly file: string
  readonly content: string | Uint8Array
}

/** A file that is written, and not yet in its place. */
interface Staged {
  readonly file: string
  /** The path of the new file; `null` where it went to a place that is no file, such as a pipe. */
  readonly beside: string | null
  readonly path: string
}

let count = 0

/**
 * Write a file; folders that it needs are made.
 *
 * @throws {UsageError} if it cannot be written. Then it is as it was.
 */
export async function writeOutput(
  file: string,
  content: Output['content'],
  world: Pick<World, 'cwd'>
): Promise<void> {
  await writeTogether([{file, content}], world)
}

/**
 * Write several files, or none of them: each is put in its place after all of them are written beside it.
 *
 * @throws {UsageError} for the first one that cannot be written.
 */
export async function writeTogether(outputs: readonly Output[], {cwd}: Pick<World, 'cwd'>): Promise<void> {
  const staged: Staged[] = []
  try {
    for (const {file, content} of outputs) staged.push(await stage(file, resolve(cwd, file), content))
    for (const one of staged) await place(one)
  } catch (error) {
    await Promise.all(staged.map(({beside}) => (beside === null ? undefined : rm(beside, {force: true}))))
    throw error
  }
}

async function stage(file: string, named: string, content: Output['content']): Promise<Staged> {
  let beside: string | null = null
  try {
    await mkdir(dirname(named), {recursive: true})
    const path = await realpath(named).catch(() => named)
    const old = await stat(path).catch(() => null)
    if (old && !old.isFile()) {
      await writeFile(path, content)
      return {file, beside: null, path}
    }
    beside = join(dirname(path), `.${basename(path)}.${process.pid}-${count++}.tmp`)
    const handle = await open(beside, 'wx', old?.mode ?? 0o666)
    try {
      await handle.writeFile(content)
      if (old) await handle.chmod(old.mode)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return {file, beside, path}
  } catch (error) {
    if (beside !== null) await rm(beside, {force: true}).catch(() => {})
    throw cannotWrite(file, error)
  }
}

async function place({file, beside, path}: Staged): Promise<void> {
  if (beside === null) return
  await rename(beside, path).catch((error: unknown) => {
    throw cannotWrite(file, error)
  })
}

function cannotWrite(file: string, error: unknown): UsageError {
  return usageError('cannot-write', {actual: file, why: codeOf(error)})
}
