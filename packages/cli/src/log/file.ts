/**
 * Files of game records: text, or text in gzip.
 */
import {gunzipSync} from 'node:zlib'
import {codeOf} from '../command/fault.js'
import {decode, readBytes} from '../files/files.js'
import type {World} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'

/** How many bytes an unpacked record may have: a hundred times the longest game. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * The text of a record, or of standard input.
 *
 * @throws {UsageError} if it cannot be read, or is too large.
 */
export async function readRecordFile(file: string, world: Pick<World, 'stdin' | 'cwd'>): Promise<string> {
  const bytes = await readBytes(file, world)
  return decode(bytes[0] === 0x1f && bytes[1] === 0x8b ? unpacked(bytes, file) : bytes, file)
}

function unpacked(bytes: Uint8Array, file: string): Uint8Array {
  try {
    return gunzipSync(bytes, {maxOutputLength: MOST_BYTES})
  } catch (error) {
    throw usageError('cannot-read', {actual: file, why: codeOf(error)})
  }
}
