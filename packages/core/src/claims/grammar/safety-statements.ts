/**
 * Statements of a claim about safety: tiles with the words that belong to them.
 *
 *     9p 現物、4p 筋      ◎ 9p ○ 4p      無筋の5s      4mの壁で7m
 */
import {append, type Span} from '@tehai/kernel/source'
import type {CausePart} from './safety-causes.js'
import {isComparison, isUnjudged} from './safety-phrases.js'
import type {Item, NamedPlayer} from './safety-segments.js'
import type {WordPart} from './safety-words.js'
import type {TileAt} from './tile-words.js'

/** A statement about some tiles, or that no tile is safe. */
export interface SafetyStatement {
  readonly tiles: readonly TileAt[]
  readonly words: readonly WordPart[]
  /** What is stated as the cause that makes the tiles safe. */
  readonly causes: readonly TileAt[]
  /** Against whom; empty: against every opponent who has declared riichi. */
  readonly against: readonly NamedPlayer[]
  /** The words come after other tiles and a comma: `9p, 4p suji` may mean that 9p is safe. */
  readonly isLoose: boolean
  /** The range of the statement that no tile is safe. */
  readonly none: Span | null
  /** Some of it is not understood, so tiles without words are not taken as a statement. */
  readonly isUnread: boolean
}

/** What a cause says about the tile after it: 1pの筋で4p. */
const wordOfCause = ({reason, start, end}: CausePart): WordPart | null =>
  reason === undefined ? null : {type: 'word', word: {is: 'reason', reason}, denied: false, start, end}

/**
 * The statements of an item: tiles with the words that belong to them.
 *
 * @param isClaimRead
 *   Whether all of the claim is understood; if not, tiles without words may be a list that the rest refers to.
 */
export function statementsOf(
  {loose, parts}: Item,
  against: readonly NamedPlayer[],
  isClaimRead: boolean
): SafetyStatement[] {
  const found: {
    tiles: TileAt[]
    words: WordPart[]
    causes: TileAt[]
    caused: WordPart | null
    none: Span | null
  }[] = []
  const first = parts.find(({type}) => type !== 'cause')
  const isWordFirst = first?.type === 'word'
  const isMarkFirst = isWordFirst && first.word.is === 'mark'
  const begin = () => {
    const next = {tiles: [], words: [], causes: [], caused: null, none: null}
    found.push(next)
    return next as (typeof found)[number]
  }
  let now = begin()
  // After a part that is not understood, a word may refer to something else: 5p 한쪽 스지, `5p because it is suji`.
  let isBroken = false
  for (const part of parts) {
    if (part.type === 'unread') isBroken = now.tiles.length > 0
    else if (isBroken && part.type === 'tiles') {
      now = begin()
      isBroken = false
    }
    if (isBroken) continue
    if (part.type === 'none') {
      now = begin()
      now.none = part
    } else if (part.type === 'tiles') {
      const isFollowed = now.words.some(({start}) => start > (now.tiles[0]?.start ?? Infinity))
      if (now.none || (isWordFirst ? isFollowed : now.words.length > 0)) now = begin()
      append(now.tiles, part.tiles)
    } else if (part.type === 'word') {
      const isLeader = isWordFirst && (!isMarkFirst || part.word.is === 'mark')
      if (now.none || (isLeader && now.tiles.length > 0)) now = begin()
      now.words.push(part)
    } else if (part.type === 'cause') {
      append(now.causes, part.tiles)
      now.caused ??= wordOfCause(part)
    }
  }
  if (parts.some(isComparison)) return []
  const isDegree = parts.some(isUnjudged)
  const isUnread = isDegree || parts.some(({type}) => type === 'unread')
  const statements = found
    .filter(({tiles, words, none}) => tiles.length > 0 || words.length > 0 || none)
    .map(({caused, ...one}): SafetyStatement => {
      // A part that is not understood may express uncertainty: 5pは安全そう.
      const own = isUnread ? one.words.filter(({word}) => word.is !== 'safe') : one.words
      const words = caused && own.every(({word}) => word.is === 'safe') ? [caused, ...own] : own
      return {...one, words, against, isLoose: false, isUnread: isUnread || !isClaimRead}
    })
  const shared = statements[0]
  if (loose.length === 0 || !shared || isDegree) return statements
  return [{...shared, tiles: loose, isLoose: true, isUnread: !isClaimRead}, ...statements]
}
