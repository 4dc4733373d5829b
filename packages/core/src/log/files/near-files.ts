/** Files that an author may have meant by a path that does not exist. */
import {nearest} from '@tehai/kernel/source'

/** At most this many names of a folder are compared. */
const MOST_NAMES = 2000

/** Paths that are proposed. */
const MOST_NEAR = 3

/** Access to a file system. Neither function throws: a folder that cannot be read has no names. */
export interface Folders {
  /** Names in the folder that a path leads to, as the author writes paths. */
  readonly namesIn: (folder: string) => readonly string[]
  readonly isFile: (path: string) => boolean
}

/**
 * Paths similar to one that does not exist, the nearest first: the same path from the root, or else names in its folder
 * with a similar spelling, or with the same text before the first dot.
 *
 *     logs/game.jsn → logs/game.json
 *     logs/game.json → /logs/game.json, where the page is in another folder
 */
export function nearFiles(path: string, {namesIn, isFile}: Folders): readonly string[] {
  if (!path.startsWith('/') && isFile(`/${path}`)) return [`/${path}`]
  const cut = path.lastIndexOf('/') + 1
  const [folder, name] = [path.slice(0, cut), path.slice(cut)]
  if (name === '') return []
  const names = namesIn(folder).slice(0, MOST_NAMES)
  const near = nearest(name, names, MOST_NEAR)
  const alike = near.length > 0 ? near : names.filter(other => stem(other) === stem(name)).slice(0, MOST_NEAR)
  return alike.map(other => folder + other).filter(isFile)
}

/** A name up to its first dot, in lower case. */
const stem = (name: string): string => /^\.?[^.]*/.exec(name)![0].toLowerCase()
