/**
 * Keys: the names that lines of a block may begin with, as the table of a game lists them.
 *
 * Names are read in any case, full-width or not, with or without blanks and hyphens: `Ura Indicator`, `裏ドラ表示牌`.
 */
import {nearest, type Nearest} from '../source/nearest/nearest.js'

/** What the reader of blocks knows of a key. A game adds what its own readers need. */
export interface BlockKey {
  readonly id: string
  /** Names as an author writes them, the one of messages first. What is misspelt is compared with them. */
  readonly names: readonly string[]
  /** What a page calls it: read as well, and never proposed (default: nothing). */
  readonly titles?: readonly string[] | undefined
  /** What it applies to: the whole `block`, its `place` in it, or the nearest row called by this word. */
  readonly of: string
  /** Whether it may be written more than once for the same thing. */
  readonly many: boolean
  /** A value, to show in messages. */
  readonly example: string
  /**
   * Mode of the row that is its value; a row on the next line will do (default: the value is not a row).
   */
  readonly row?: string | undefined
  /** Whether it says nothing without a row (default: `false`): then one that finds no row is reported. */
  readonly needsRow?: boolean | undefined
  /** Whether it may be of the only such row of the block where its own section has none (default: `false`). */
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
 * The table of some keys. Where two keys have one name, the later key has it.
 *
 * @param like
 *   How misspelt names are compared (default: by edit distance).
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
  /** The key that one of several words is: `wait tiles`. */
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

/** Names as they are spelled, by how they fold: the first names of all keys, then the second of all, then the others. */
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
