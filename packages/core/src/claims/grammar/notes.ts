/**
 * Notes on waits: what a win with the preceding tiles scores.
 *
 *     7z (大三元)      6p（三色）、3p（役なし）      7z with daisangen
 *
 * Dora are not a note, since the dora tile may be named elsewhere.
 */
import {moved, type Span} from '@tehai/kernel/source'
import {isUnread, type UnreadPart} from './phrases.js'
import {readScore} from './score.js'
import type {ScorePart} from './score-parts.js'
import type {TilesPart} from './tile-words.js'

/** What is stated about a win with some tiles. */
export interface Note extends Span {
  readonly type: 'note'
  readonly tiles: TilesPart
  readonly parts: readonly ScorePart[]
}

type Part = {readonly type: string} & Span

/** Unread parts that say something about a score become notes on the tiles before them, or directly after them. */
export function withNotes<One extends Part>(
  parts: readonly (One | UnreadPart)[],
  text: string
): (One | UnreadPart | Note)[] {
  if (!parts.some(isUnread)) return [...parts]
  return parts.map((part, index): One | UnreadPart | Note => {
    if (!isUnread(part)) return part
    const read = readScore(text.slice(part.start, part.end)).map(one => moved(one, part.start))
    const isScore = read.every(one => !isUnread(one)) && read.some(saysSomething)
    const before = parts.slice(0, index).findLast(isTiles)
    // 七対子の単騎4z: the shape in between belongs to the tiles.
    const next = parts.slice(index + 1).find(({type}) => type !== 'shape')
    const tiles = before ?? (next && isTiles(next) ? next : null)
    if (!isScore || !tiles) return part
    return {
      type: 'note',
      tiles: tiles as unknown as TilesPart,
      parts: read as ScorePart[],
      start: part.start,
      end: part.end
    }
  })
}

const isTiles = ({type}: Part): boolean => type === 'tiles'

const noteTypes: ReadonlySet<string> = new Set(['limit', 'no-yaku', 'han', 'points', 'shares', 'all'])

function saysSomething(part: ScorePart | UnreadPart): boolean {
  if (part.type === 'yaku') return part.yaku.every(name => name !== 'dora' && !name.endsWith('_dora'))
  return noteTypes.has(part.type)
}
