/** Discards that a claim about accepted tiles names without a word for each: `3p: 25枚、2m: 15枚`, `cut 7z or 1z`. */
import {kindOf} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import {asDiscards, choicesIn} from '../../grammar/discard-choices.js'
import {isOrderMark} from '../../grammar/orders.js'
import type {UnreadPart} from '../../grammar/phrases.js'
import type {TileAt} from '../../grammar/tile-words.js'
import type {UkeirePart} from '../../grammar/ukeire.js'
import {widest} from './widest.js'

/** A part of a claim about accepted tiles. */
export type Part = UkeirePart | UnreadPart

/** Part of a claim: a statement about one discard, or about the hand as it is. */
export interface DiscardPart {
  readonly discard: TileAt | null
  readonly parts: readonly Part[]
}

/**
 * In a claim about fourteen tiles, a tile followed by a number is a discard, `3p: 25枚、2m: 15枚`, and so is one before a
 * colon or an arrow that leads to tiles. If the hand accepts the tile or does not have it, the tile is a draw.
 */
export function withDiscards(
  parts: readonly Part[],
  text: string,
  {tiles, discards}: Analysis
): readonly Part[] {
  if (tiles!.turn !== 'discard' || tiles!.shape) return parts
  const isHeld = ({tile}: TileAt) => tiles!.counts[kindOf(tile)]! > 0
  const ranked = inOrder(parts, text, isHeld)
  if (ranked.length > 0) return asDiscards(parts, [...ranked, ...choicesIn(parts).filter(isHeld)])
  if (parts.some(({type}) => type === 'discard')) return asDiscards(parts, choicesIn(parts).filter(isHeld))
  const accepted = widest(discards())?.alone.tiles ?? []
  const areDiscards = (named: readonly TileAt[]) =>
    named.every(isHeld) && named.some(({tile}) => accepted[kindOf(tile)] === 0)
  const before = (isIt: (next: Part | undefined, end: number) => boolean) =>
    parts.flatMap((part, index) => {
      const isNamed = part.type === 'tiles' && part.tiles.length === 1 && isIt(parts[index + 1], part.end)
      return isNamed ? [part.tiles[0]!] : []
    })
  const leading = before(
    (next, end) => next?.type === 'tiles' && /^\s*(?:[:：→⇒]|[-=]>)/.test(text.slice(end, next.start))
  )
  if (leading.length > 0 && areDiscards(leading)) return asDiscards(parts, leading)
  // The last of several tiles ends a list whose sum is the number: `3m5m7s 12枚`.
  const endsList = ({start}: TileAt) =>
    parts.findLast(({type, end}) => type !== 'joint' && end <= start)?.type === 'tiles'
  const numbered = before(next => next?.type === 'kinds' || next?.type === 'count').filter(
    one => !endsList(one)
  )
  return areDiscards(numbered) ? asDiscards(parts, numbered) : parts
}

const arrow = /^\s*(?:[→⇒]|[-=]>)\s*$/

/** Tiles of the hand that are compared as discards: `9m > 8s`, `打9m 25枚 > 8s 20枚`; in `8s→9m`, one after the other. */
function inOrder(parts: readonly Part[], text: string, isHeld: (tile: TileAt) => boolean): readonly TileAt[] {
  const said = parts.filter(({type}) => type !== 'filler')
  const gaps = said.slice(1).map(({start}, index) => text.slice(said[index]!.end, start))
  const only = (part: Part) =>
    part.type === 'tiles' && part.tiles.length === 1 && isHeld(part.tiles[0]!) ? part.tiles[0]! : null
  const [first] = said
  if (!first || (first.type !== 'discard' && !only(first))) return []
  if (gaps.length > 0 && gaps.every(gap => arrow.test(gap)) && said.every(only)) return said.flatMap(tilesIn)
  if (!gaps.some(isOrderMark)) return []
  if (said.every(only)) return said.flatMap(tilesIn)
  return said.flatMap((part, index) =>
    index === 0 || isOrderMark(gaps[index - 1]!) ? (only(part) ?? []) : []
  )
}

const tilesIn = (part: Part): readonly TileAt[] => (part.type === 'tiles' ? part.tiles : [])

/** What is stated for one of several discards applies to each: `cut 7z or 1z: 12 tiles`. */
export function withChoices(clauses: readonly DiscardPart[]): DiscardPart[] {
  return clauses.map((one, index) => {
    const isOpen = (at: number): boolean => {
      const {discard, parts} = clauses[at]!
      return discard !== null && parts.length === 1 && parts[0]!.type === 'joint' && parts[0]!.isChoice
    }
    let last = index
    while (last + 1 < clauses.length && isOpen(last)) last++
    return {discard: one.discard, parts: clauses[last]!.parts}
  })
}
