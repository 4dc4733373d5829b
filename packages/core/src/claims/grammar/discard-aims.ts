/**
 * Tiles that a discard aims for, which are not discards themselves.
 *
 *     6m → 25s   6m for 2-5s   6mで25s   6m; 3p → 14p
 */
import type {Tile} from '@tehai/riichi/tile'
import type {UnreadPart} from './phrases.js'
import type {TileAt} from './tile-words.js'
import type {UkeirePart} from './ukeire.js'

type Part = UkeirePart | UnreadPart

/** What leads from a discard to everything that the hand then accepts. */
const toAll = /^(?:[,，、(（]\s?)?(?:→|⇒|[-=]>|で|受け(?:入れ)?[はが:：]?|受入れ?[はが:：]?)$/

/** In brackets that otherwise contain only the number of tiles: 2z（25p47s 16枚）. */
const counted = /^(?:[mpszM萬筒索東南西北白発中・ \u3000、,の計\d種類枚牌]|tiles?|kinds?){1,24}[)）]/i

/** What leads to some of the accepted tiles: the author may hope for one wait of several. */
const toSome = /^(?:,\s?)?for(?: the)?$/i

/**
 * The discards of a text that has no word for discarding but names what they aim for; empty if a list is meant, as in
 * `1z → 9m` where the hand has both.
 */
export function discardsWithAim(
  parts: readonly Part[],
  text: string,
  isHeld: (tile: Tile) => boolean
): readonly TileAt[] {
  const tiles = parts.filter(part => part.type === 'tiles')
  return tiles.flatMap((part, index) => {
    const next = tiles[index + 1]
    if (part.tiles.length !== 1 || !next || next.tiles.every(({tile}) => isHeld(tile))) return []
    const between = text.slice(part.end, next.start).trim()
    const isCounted = /^[(（]$/.test(between) && counted.test(text.slice(next.end))
    return isCounted || toAll.test(between) || toSome.test(between) ? part.tiles : []
  })
}

/** Parts in which the tiles after `for` count as some of the tiles that the hand accepts after the discard. */
export function withAims(parts: readonly Part[], text: string): readonly Part[] {
  return parts.map((part, index) => {
    const [before, after] = [parts.slice(0, index).findLast(isNoFiller), parts.slice(index).find(isNoFiller)]
    const isAim =
      part.type === 'filler' &&
      before?.type === 'discard' &&
      after?.type === 'tiles' &&
      toSome.test(text.slice(before.end, after.start).trim())
    return isAim ? {type: 'some', isAim: true, start: part.start, end: part.end} : part
  })
}

const isNoFiller = ({type}: Part): boolean => type !== 'filler'
