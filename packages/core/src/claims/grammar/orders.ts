/**
 * Orders: tiles of which some are said to be better than others, or worse.
 *
 *     6p > 5p > 9s   9p 現物 > 5p 片筋   打9m（25枚）＞打8s（20枚）   5p < 9p
 */
import {largest, type Span} from '@tehai/kernel/source'
import {lessSafeThan, saferThan} from './comparison-words.js'
import type {TileAt} from './tile-words.js'

/** One side of a mark: the tiles that are compared, and everything that is stated about them. */
export interface Side extends Span {
  readonly tiles: readonly TileAt[]
}

/** At least two sides with a mark between neighbours. The range also includes words around the sides: 9pは5pより安全. */
export interface Order extends Span {
  /** As they are written. */
  readonly sides: readonly Side[]
  /** Whether the worse ones come first: `5p < 9p`. */
  readonly isRising: boolean
  /** Words beside its sides, such as a reason, belong to one side alone: the sides cannot be swapped. */
  readonly isBound?: boolean
}

/** A tile, and another that is claimed to be worse. */
export type RankedPair = readonly [better: TileAt, worse: TileAt]

/** Marks that point to what is worse; an arrow is not one of them. */
const falling = new RegExp(`(?<![-=−－＝])[>＞≻≫≧≥]|${saferThan}`, 'i')
const rising = new RegExp(`[<＜≺≪≦≤](?!-)|${lessSafeThan}`, 'i')
/** Words compare only two sides: `9p is safer than 5p and 1z is safer than 4p` are two orders. */
const inWords = /safe|dangerous|risk|安全|危/i

/** Whether an order is said in words. */
export const isInWords = (mark: string): boolean => inWords.test(mark)

/** Before words that say something else about the first side: `9p is safer than 5p and safer than 4p`. */
const again = /(?:,|[ ](?:and|but|yet)) /i
/** What may divide a list on one side, or separate this order from another claim. */
const comma = /[,，、;；]/

/** Whether a text between two tiles says that one is better. */
export const isOrderMark = (between: string): boolean => falling.test(between) || rising.test(between)

/** The parts of one side. */
type ListedSide = Side[]

type Joint = 'falling' | 'rising' | 'list' | 'end'

/**
 * The orders in a claim.
 *
 * @param parts
 *   The parts that are understood, in order, without words that say nothing.
 * @param text
 *   The claim: marks are between the parts, or are parts in which `tilesOf` finds no tiles.
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
  const found: {sides: ListedSide[]; isRising: boolean | null}[] = []
  for (const [index, part] of parts.entries()) {
    const gap = gaps[index]!
    const joint = index === 0 ? 'end' : jointOf(gap)
    const isMark = joint === 'falling' || joint === 'rising'
    const isRising = joint === 'rising'
    const last = found.at(-1)
    const isTurned = isMark && last && last.isRising !== null && last.isRising !== isRising
    const own = {tiles: tilesOf(part), start: part.start, end: endOf(part, text)}
    if (isMark && last && last.isRising !== null && isInWords(gap))
      found.push({sides: [again.test(gap) ? last.sides[0]! : [last.sides.at(-1)!.pop()!], [own]], isRising})
    else if (!last || joint === 'end' || isTurned) found.push({sides: [[own]], isRising: null})
    else if (isMark) {
      if (last.isRising === null && isInWords(gap)) last.sides = [lastSaid(last.sides[0]!, text)]
      last.isRising = isRising
      last.sides.push([own])
    } else last.sides.at(-1)!.push(own)
  }
  return found
    .map(({sides, isRising}) => ({
      sides: sides.flatMap(sideOf).filter(({tiles}) => tiles.length > 0),
      isRising: isRising === true
    }))
    .filter(({sides}) => sides.length > 1)
    .map(one => ({...one, start: one.sides[0]!.start, end: one.sides.at(-1)!.end}))
}

/**
 * The subject of a comparison in words, after statements about other tiles: `9p is genbutsu and 5p is safer than 4p`.
 */
function lastSaid(list: ListedSide, text: string): ListedSide {
  const start = list.findLastIndex(
    ({tiles}, index) =>
      index > 0 &&
      tiles.length > 0 &&
      list[index - 1]!.tiles.length === 0 &&
      again.test(text.slice(list[index - 1]!.end, list[index]!.start))
  )
  return start < 0 ? list : list.slice(start)
}

/** A side from its parts; empty if it has none. */
function sideOf(list: ListedSide): Side[] {
  const [first, last] = [list[0], list.at(-1)]
  return first && last ? [{tiles: list.flatMap(({tiles}) => tiles), start: first.start, end: last.end}] : []
}

/** Where a part ends, including the bracket that closes after it. */
const endOf = ({end}: Span, text: string): number => end + Number(/[)）\]]/.test(text[end] ?? ''))

/** The content of an order: each tile of a side is better than those of the next side. */
export function rankedIn({sides, isRising}: Order): readonly RankedPair[] {
  return sides.slice(1).flatMap((side, index) => {
    const [better, worse] = isRising ? [side, sides[index]!] : [sides[index]!, side]
    return better.tiles.flatMap(one => worse.tiles.map((other): RankedPair => [one, other]))
  })
}

/**
 * An order as it should be written: its sides are rearranged, its marks stay where they are.
 *
 * @param rankOf
 *   A lower number for what is better.
 */
export function inOrder(
  {sides, isRising, start: from, end: to}: Order,
  text: string,
  rankOf: (tile: TileAt) => number
): string {
  const worst = (side: Side) => largest(side.tiles.map(rankOf), -Infinity)
  const sorted = sides.toSorted((a, b) => (isRising ? worst(b) - worst(a) : worst(a) - worst(b)))
  const written = sorted.map(
    ({start, end}, index) =>
      text.slice(start, end) + text.slice(sides[index]!.end, sides[index + 1]?.start ?? to)
  )
  return text.slice(from, sides[0]!.start) + written.join('')
}
