/**
 * What an earlier build wrote into a folder among its own sources. Only these files may be overwritten there.
 */
import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'

/** The name of the file in that folder in which this is stored. */
export const manifestName = '.tehai-build.json'

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** Read the hashes of files, by their paths relative to the folder; empty if there are none. */
export async function readManifest(folder: string, cwd: string): Promise<ReadonlyMap<string, string>> {
  try {
    const text = await readFile(resolve(cwd, join(folder, manifestName)), 'utf8')
    const {files} = JSON.parse(text) as {files?: unknown}
    const rows = typeof files === 'object' && files !== null ? Object.entries(files) : []
    return new Map(rows.filter((row): row is [string, string] => typeof row[1] === 'string'))
  } catch {
    return new Map()
  }
}

/** Its text. */
export function manifestText(files: ReadonlyMap<string, string>): string {
  return `${JSON.stringify({files: Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))}, null, 2)}\n`
}

/** Whether a file has not changed since it was written. */
export async function writtenAs(path: string, hash: string): Promise<boolean> {
  const content = await readFile(path).catch(() => null)
  return content !== null && hashOf(content) === hash
}
