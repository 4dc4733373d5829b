/**
 * The files of a package as they are in the repository, kept while it is packed.
 */
import {existsSync, readdirSync, renameSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {addedFiles} from './publication.js'

/** Folder in a package where the files are kept. */
export const kept = '.unpacked'

/** Restore the files, and remove those that are only in the packed package. Does nothing if no files are kept. */
export function restore(directory) {
  const copy = join(directory, kept)
  if (!existsSync(copy)) return
  for (const name of readdirSync(copy)) {
    rmSync(join(directory, name), {recursive: true, force: true})
    renameSync(join(copy, name), join(directory, name))
  }
  for (const name of addedFiles) rmSync(join(directory, name), {force: true})
  rmSync(copy, {recursive: true})
}
