/**
 * Tiles that a discard is made for: they are not discarded as well.
 *
 *     6m → 25s   6m for 2-5s   6mで25s   6m; 3p → 14p
 */
import type {Tile} from '@tehai/riichi/tile'
import type {UnreadPart} from './phrases.js'
import type {TileAt} from './tile-words.js'
import type {UkeirePart} from './ukeire.js'

type Part = UkeirePart | UnreadPart

/** What leads from a discard to all that it leaves the hand to accept. */
const toAll = /^(?:[,，、(（]\s?)?(?:→|⇒|[-=]>|で|受け(?:入れ)?[はが:：]?|受入れ?[はが:：]?)$/

/** In brackets with nothing else but how many: 2z（25p47s 16枚）. */
const counted = /^(?:[mpszM萬筒索東南西北白発中・ \u3000、,の計\d種類枚牌]|tiles?|kinds?){1,24}[)）]/i

/** What leads to some of it: the author may hope for one wait of several. */
const toSome = /^(?:,\s?)?for(?: the)?$/i

/**
 * The discards of a text without a word for discarding that name what they are made for; empty where a list is meant, as `1z → 9m`
 * is where the hand has both.
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

/** Parts in which the tiles after `for` are some of those that the discard leaves the hand to accept. */
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
