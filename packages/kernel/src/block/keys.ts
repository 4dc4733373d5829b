/**
 * Keys: the names that lines of a block may begin with, as the table of a game lists them.
 *
 * Names are read in any case, full-width or not, with or without blanks and hyphens: `Ura Indicator`, `裏ドラ表示牌`.
 */
import {nearest, type Nearest} from '../source/nearest/nearest.js'

/** What the reader of blocks knows of a key. A game adds what its own readers need. */
export interface BlockKey {
  readonly id: string
  /** Names as an author writes them; messages use the first. Misspelt names are compared with all of them. */
  readonly names: readonly string[]
  /** Names that a page shows for it: read as well, but never proposed (default: none). */
  readonly titles?: readonly string[] | undefined
  /** What it applies to: the whole `block`, its `place` in the block, or the nearest row that this word names. */
  readonly of: string
  /** Whether it may be written more than once for the same thing. */
  readonly many: boolean
  /** A value, to show in messages. */
  readonly example: string
  /**
   * Mode of the row that is its value, on the same line or the next one (default: the value is not a row).
   */
  readonly row?: string | undefined
  /** Whether it means nothing without a row (default: `false`): if so, a key that finds no row is reported. */
  readonly needsRow?: boolean | undefined
  /** Whether it may apply to the only such row of the block if its own section has no such row (default: `false`). */
  readonly findsOnlyRow?: boolean | undefined
}

/** The keys of a game, and how their names are found. */
export interface KeyTable<Key extends BlockKey> {
  readonly keys: readonly Key[]
  /** The key of an id. */
  readonly get: (id: Key['id']) => Key
  /** The key of a name as an author writes it, or `null`. */
  readonly find: (name: string) => Key | null
  /** The names closest to an unknown one, as an author would write them. */
  readonly nearest: (name: string) => string[]
}

/** Longest name that is looked up, in UTF-16 units. */
const LONGEST_NAME = 64

/** Fold what does not matter in a name: case, width, blanks, hyphens and underscores. */
export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
}

/**
 * The table of some keys. If two keys share a name, the later key gets it.
 *
 * @param like
 *   How misspelt names are compared with the right ones (default: by edit distance).
 */
export function keyTable<Key extends BlockKey>(keys: readonly Key[], like: Nearest = nearest): KeyTable<Key> {
  const byId = new Map<string, Key>(keys.map(key => [key.id, key]))
  const byName = new Map<string, Key>(
    keys.flatMap(key =>
      [key.id, ...(key.titles ?? []), ...key.names].map((name): [string, Key] => [foldName(name), key])
    )
  )
  const spellings = spellingsOf(keys)
  const spelled = (names: readonly string[]) => names.map(name => spellings.get(name) ?? byName.get(name)!.id)
  /** The key that one of several words names, as in `wait tiles`. */
  const among = (text: string) => {
    const words = text.trim().split(/[\s_-]+/, 5)
    if (words.length < 2) return []
    return spelled(words.map(foldName).filter(word => byName.has(word))).slice(0, 1)
  }
  return {
    keys,
    get: id => byId.get(id)!,
    find: name => (name.length > LONGEST_NAME ? null : (byName.get(foldName(name)) ?? null)),
    nearest: name => {
      const near = spelled(like(foldName(name), spellings.keys()))
      return near.length > 0 ? near : among(name)
    }
  }
}

/** The spelling of each folded name: the first names of all keys, then all second names, then the others. */
function spellingsOf(keys: readonly BlockKey[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>()
  const names = [
    ...keys.flatMap(one => one.names.slice(0, 1)),
    ...keys.flatMap(one => one.names.slice(1, 2)),
    ...keys.flatMap(one => one.names.slice(2))
  ]
  for (const name of names) if (!spellings.has(foldName(name))) spellings.set(foldName(name), name)
  return spellings
}
