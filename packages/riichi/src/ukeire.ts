/**
 * Ukeire (受け入れ): the tiles that bring a hand one step closer, and how many of them are left.
 */
import {countTiles, type TileCounts, type TileKind} from './tile/index.js'
import {northKind} from './tile/sanma.js'
import {noTiles} from './noTiles.js'
import {lackTable, lacking, together} from './shanten/classes.js'
import {sanmaCopies} from './tile/sanma.js'
import {limitsOf, type AnalysisOptions, type Limits} from './shanten/limits.js'
import {partClass, partClassesWithOneMore} from './shanten/parts.js'
import {chiitoitsuShanten, isPairable, never, pairableOf, shantenOfKokushi} from './shanten/special.js'
import {survey, terminalsAndHonors} from './shanten/survey.js'

export interface Ukeire {
  /** Shanten of the hand as it is: the least of the three forms. */
  readonly shanten: number
  /** Tiles left of every kind that lowers the shanten, by kind; 0 for all other kinds. */
  readonly tiles: TileCounts
  /** Sum of `tiles`. */
  readonly total: number
}

/**
 * What a hand of 3n+1 tiles accepts.
 *
 * Left is what is neither in the hand nor in the melds and the visible tiles of the options. A kind of which no tile is
 * left is not accepted; use `waits` to see whether it would be a wait.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function ukeire(counts: TileCounts, options?: AnalysisOptions): Ukeire {
  return acceptedOf(leftOf(counts, options), counts, limitsOf(options))
}

/**
 * What a hand accepts, given how many tiles of each kind are left.
 *
 * @throws {TypeError} if the number of tiles is not 3n+1, or more than 13.
 */
export function acceptedOf(left: TileCounts, counts: TileCounts, limits: Limits | null): Ukeire {
  const hand = survey(counts)
  if (hand.tiles % 3 !== 1) throw new TypeError(`Expected a hand of 3n+1 tiles, got ${hand.tiles}`)
  const melds = (hand.tiles / 3) | 0
  const man = partClass(counts, 0, hand.man, limits)
  const pin = partClass(counts, 1, hand.pin, limits)
  const sou = partClass(counts, 2, hand.sou, limits)
  const honors = partClass(counts, 3, hand.honors, limits)
  const manPin = together(man, pin)
  const souHonors = together(sou, honors)
  const standard = lacking(manPin, souHonors, melds) - 1
  const isWhole = hand.tiles === 13
  const pairable = limits === null ? hand : pairableOf(counts, hand, limits)
  const chiitoitsu = isWhole ? chiitoitsuShanten(pairable.kinds, pairable.pairs) : never
  const kokushi = isWhole ? shantenOfKokushi(hand, limits) : never
  const shanten = Math.min(standard, chiitoitsu, kokushi)
  const tiles = noTiles()
  let total = 0
  if (standard === shanten) {
    const more = noTiles()
    partClassesWithOneMore(counts, 0, hand.man, limits, more)
    partClassesWithOneMore(counts, 1, hand.pin, limits, more)
    partClassesWithOneMore(counts, 2, hand.sou, limits, more)
    partClassesWithOneMore(counts, 3, hand.honors, limits, more)
    total += acceptInPart(tiles, left, more, 0, together(pin, souHonors), melds, standard)
    total += acceptInPart(tiles, left, more, 1, together(man, souHonors), melds, standard)
    total += acceptInPart(tiles, left, more, 2, together(manPin, honors), melds, standard)
    total += acceptInPart(tiles, left, more, 3, together(manPin, sou), melds, standard)
  }
  if (chiitoitsu === shanten) total += acceptForChiitoitsu(tiles, left, counts, pairable.kinds, limits)
  if (kokushi === shanten) total += acceptForKokushi(tiles, left, counts, hand.outerPairs)
  return {shanten, tiles, total}
}

/** Accept the kinds of one part with which the standard form lacks a tile less. @returns tiles that this adds */
export function acceptInPart(
  tiles: number[],
  left: TileCounts,
  more: TileCounts,
  part: number,
  rest: number,
  melds: number,
  standard: number
): number {
  const end = part === 3 ? 34 : part * 9 + 9
  const table = lackTable(melds)
  const row = rest << 8
  let total = 0
  for (let kind = part * 9; kind < end; kind++) {
    const withOne = more[kind]!
    const known = (rest | withOne) < 256 ? table[row | withOne]! : 0
    const lacks = known === 0 ? lacking(rest, withOne, melds) : known - 1
    // All ones if the hand lacks less than before: a branch here would be a coin toss.
    const mask = (lacks - standard - 1) >> 31
    total += tiles[kind] = left[kind]! & mask
  }
  return total
}

/** A second tile for a single one, or a new kind while there are fewer than seven. @returns tiles that this adds */
export function acceptForChiitoitsu(
  tiles: number[],
  left: TileCounts,
  counts: TileCounts,
  kinds: number,
  limits: Limits | null
): number {
  const masks = kinds < 7 ? wantNewAndSingle : wantSingle
  let total = 0
  for (let kind = 0; kind < 34; kind++) {
    if (limits !== null && !isPairable(kind, limits)) continue
    total += accept(tiles, kind, left[kind]! & masks[counts[kind]!]!)
  }
  return total
}

/** A terminal or honor that is missing, or any for a pair while there is none. @returns tiles that this adds */
export function acceptForKokushi(
  tiles: number[],
  left: TileCounts,
  counts: TileCounts,
  outerPairs: number
): number {
  const masks = outerPairs === 0 ? wantNewAndSingle : wantNew
  let total = 0
  for (const kind of terminalsAndHonors) total += accept(tiles, kind, left[kind]! & masks[counts[kind]!]!)
  return total
}

/** By the number of copies in hand: all ones where one more is wanted. */
const wantNew: readonly number[] = [-1, 0, 0, 0, 0]
const wantSingle: readonly number[] = [0, -1, 0, 0, 0]
const wantNewAndSingle: readonly number[] = [-1, -1, 0, 0, 0]

/** Accept so many tiles of a kind that another form may have accepted before. @returns tiles that this adds */
function accept(tiles: number[], kind: TileKind, left: number): number {
  const before = tiles[kind]!
  const after = before | left
  tiles[kind] = after
  return after - before
}

const none: TileCounts = noTiles()

/** How many tiles of each kind are left: in neither the hand, nor the melds, nor the visible tiles, nor put aside. */
export function leftOf(counts: TileCounts, options: AnalysisOptions | undefined): number[] {
  const left = noTiles()
  const melds =
    options?.melds && options.melds.length > 0 ? countTiles(options.melds.flatMap(meld => meld.tiles)) : none
  const visible = options?.visible ?? none
  for (let kind = 0; kind < 34; kind++) {
    const count = 4 - counts[kind]! - melds[kind]! - visible[kind]!
    left[kind] = count > 0 ? count : 0
  }
  if (options?.sanma) for (let kind = 0; kind < 34; kind++) if (sanmaCopies[kind] === 0) left[kind] = 0
  if (options?.kita) left[northKind] = Math.max(0, left[northKind]! - options.kita)
  return left
}
