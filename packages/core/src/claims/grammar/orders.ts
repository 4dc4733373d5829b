/**
 * Orders: tiles of which some are said to be better than others, or worse.
 *
 *     6p > 5p > 9s   9p 現物 > 5p 片筋   打9m（25枚）＞打8s（20枚）   5p < 9p
 */
import {append, largest, type Span} from '@tehai/kernel/source'
import type {TileAt} from './tile-words.js'

/** One side of a mark: the tiles that are compared, and all that is said of them. */
export interface Side extends Span {
  readonly tiles: readonly TileAt[]
}

/** Two sides or more with a mark between each and the next. */
export interface Order {
  /** As they are written. */
  readonly sides: readonly Side[]
  /** Whether the worse ones come first: `5p < 9p`. */
  readonly isRising: boolean
}

/** A tile, and another that is said to be worse. */
export type Ranked = readonly [better: TileAt, worse: TileAt]

/** Marks that point to what is worse; an arrow is none of them. */
const falling = /(?<![-=−－＝])[>＞≻≫≧≥]|(?:(?:is|are) )?safer than(?![a-z])/i
const rising = /[<＜≺≪≦≤](?!-)/
/** What may divide a list on one side, or this order from another claim. */
const comma = /[,，、;；]/

/** Whether a text between two tiles says that one is better. */
export const isOrderMark = (between: string): boolean => falling.test(between) || rising.test(between)

type Joint = 'falling' | 'rising' | 'list' | 'end'

/**
 * The orders in a claim.
 *
 * @param parts
 *   What is understood of it, in order; without words that say nothing.
 * @param text
 *   The claim: marks lie between the parts, or are parts that `tilesOf` finds nothing in.
 * @param tilesOf
 *   The tiles of a part that can be compared.
 */
export function ordersIn<Part extends Span>(
  parts: readonly Part[],
  text: string,
  tilesOf: (part: Part) => readonly TileAt[]
): readonly Order[] {
  const gaps = parts.map(({start}, index) => text.slice(parts[index - 1]?.end ?? 0, start))
  const jointOf = (gap: string): Joint =>
    falling.test(gap) ? 'falling' : rising.test(gap) ? 'rising' : comma.test(gap) ? 'end' : 'list'
  const found: {sides: {tiles: TileAt[]; start: number; end: number}[]; isRising: boolean | null}[] = []
  for (const [index, part] of parts.entries()) {
    const joint = index === 0 ? 'end' : jointOf(gaps[index]!)
    const isMark = joint === 'falling' || joint === 'rising'
    const last = found.at(-1)
    const isTurned = isMark && last && last.isRising !== null && last.isRising !== (joint === 'rising')
    const side = {tiles: [...tilesOf(part)], start: part.start, end: endOf(part, text)}
    if (!last || joint === 'end' || isTurned) found.push({sides: [side], isRising: null})
    else if (isMark) {
      last.isRising = joint === 'rising'
      last.sides.push(side)
    } else {
      const now = last.sides.at(-1)!
      append(now.tiles, side.tiles)
      now.end = side.end
    }
  }
  return found
    .map(({sides, isRising}) => ({
      sides: sides.filter(({tiles}) => tiles.length > 0),
      isRising: isRising === true
    }))
    .filter(({sides}) => sides.length > 1)
}

/** Where a part ends, with the bracket that closes behind it. */
const endOf = ({end}: Span, text: string): number => end + Number(/[)）\]]/.test(text[end] ?? ''))

/** What an order says: each tile of a side is better than those of the next. */
export function rankedIn({sides, isRising}: Order): readonly Ranked[] {
  return sides.slice(1).flatMap((side, index) => {
    const [better, worse] = isRising ? [side, sides[index]!] : [sides[index]!, side]
    return better.tiles.flatMap(one => worse.tiles.map((other): Ranked => [one, other]))
  })
}

/**
 * An order as it should be written: its sides in the places of each other, the marks where they are.
 *
 * @param rankOf
 *   Less for what is better.
 */
export function inOrder({sides, isRising}: Order, text: string, rankOf: (tile: TileAt) => number): string {
  const worst = (side: Side) => largest(side.tiles.map(rankOf), -Infinity)
  const sorted = sides.toSorted((a, b) => (isRising ? worst(b) - worst(a) : worst(a) - worst(b)))
  return sorted
    .map(({start, end}, index) => {
      const next = sides[index + 1]
      return text.slice(start, end) + (next ? text.slice(sides[index]!.end, next.start) : '')
    })
    .join('')
}
