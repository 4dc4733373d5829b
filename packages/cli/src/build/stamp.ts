/**
 * Stamps of files. The stamp of a file is equal until the file is written again.
 */
import {stat} from 'node:fs/promises'
import {resolve} from 'node:path'

/** The stamp of a file; `''` if there is none. */
export async function stampOf(file: string, cwd: string): Promise<string> {
  try {
    const {mtimeNs, ctimeNs, size, ino} = await stat(resolve(cwd, file), {bigint: true})
    return [mtimeNs, ctimeNs, size, ino].join(' ')
  } catch {
    return ''
  }
}
