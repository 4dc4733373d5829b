/**
 * Files of game records: text, or text in gzip.
 */
import {readFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import {gunzipSync} from 'node:zlib'
import {codeOf} from '../fault.js'
import {readText} from '../files.js'
import type {World} from '../terminal.js'
import {usageError} from '../usage.js'

/** Bytes that a record may have once it is unpacked: a hundred times the longest game. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * The text of a record, or of standard input.
 *
 * @throws {UsageError} if it cannot be read, or is too large.
 */
export async function readRecordFile(file: string, world: Pick<World, 'stdin' | 'cwd'>): Promise<string> {
  if (file === '-') return readText(file, world)
  const bytes = await readFile(resolve(world.cwd, file)).catch((error: unknown) => {
    throw usageError('cannot-read', {actual: file, why: codeOf(error)})
  })
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return readText(file, world)
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(gunzipSync(bytes, {maxOutputLength: MOST_BYTES}))
  } catch (error) {
    throw usageError('cannot-read', {actual: file, why: codeOf(error)})
  }
}
