/**
 * Analysis of a hand as a whole: shanten, waits and ukeire of thirteen tiles, every discard of fourteen.
 */
import {countTiles, kindOf, tileOf, type Meld, type Tile} from '../tile/index.js'
import {northKind} from '../tile/sanma.js'
import {checkCopies, checkMelds, checkPlayers} from '../hand/check.js'
import {discardsOf} from './discards.js'
import type {WaitShape} from '../decompose/wait.js'
import {goodShapeOf} from './prospects.js'
import type {Problem} from '../hand/problem.js'
import {limitsOf, type AnalysisOptions} from '../shanten/limits.js'
import {shantenByForm, type ShantenByForm} from '../shanten/shanten.js'
import {acceptedOf, leftOf} from './ukeire.js'
import {waits} from './waits.js'

/** A hand to analyse. */
export interface HandToAnalyse {
  /** Closed tiles: 13 or 14, less three for every meld. Without melds, fewer tiles are read as a part of a hand. */
  readonly hand: readonly Tile[]
  readonly melds?: readonly Meld[] | undefined
  /** Tiles seen elsewhere: rivers, indicators, melds of others. */
  readonly visible?: readonly Tile[] | undefined
  /** Count waits even if all four tiles are in the hand (default: `false`). */
  readonly shape?: boolean | undefined
  /** Find the share of good shapes of discards, which takes most of the time (default: `true`). */
  readonly goodShapes?: boolean | undefined
  /** Three players: no 2m to 8m, no chii (default: `false`). */
  readonly sanma?: boolean | undefined
  /** Norths that the owner has put aside (抜き北), 0–4 (default: 0). */
  readonly kita?: number | undefined
}

/** Number of tiles left by tile, in the order of the kinds. */
export type TilesLeft = Readonly<Partial<Record<Tile, number>>>

/** A hand of 3n+1 tiles. */
export interface WaitingHand {
  readonly outcome: 'waiting'
  readonly shanten: ShantenByForm
  /** Empty unless the hand is tenpai. */
  readonly waits: readonly {readonly tile: Tile; readonly shapes: readonly WaitShape[]}[]
  readonly ukeire: TilesLeft
  readonly total: number
}

/** A hand of 3n+2 tiles. */
export interface DiscardingHand {
  readonly outcome: 'discarding'
  readonly shanten: ShantenByForm
  /** Every discard, in the order of the kinds. */
  readonly discards: readonly AnalysedDiscard[]
}

export interface AnalysedDiscard {
  readonly tile: Tile
  readonly shanten: number
  readonly ukeire: TilesLeft
  readonly total: number
  /**
   * Share of good shapes, 0 to 1, if the discard leaves a 1-shanten hand; otherwise, and without `goodShapes`, null.
   */
  readonly goodShape: number | null
}

export type Analysis =
  WaitingHand | DiscardingHand | {readonly outcome: 'impossible'; readonly problems: readonly Problem[]}

/** Analyse a hand. Never throws for what an author may write: an impossible hand is a result. */
export function analyse(given: HandToAnalyse): Analysis {
  const {hand, melds = []} = given
  const problems = problemsOf(given)
  if (problems.length > 0) return {outcome: 'impossible', problems}
  const counts = countTiles(hand)
  const visible = given.visible ? countTiles(given.visible) : undefined
  const {shape, sanma, kita, goodShapes = true} = given
  const options: AnalysisOptions = {melds, visible, shape, sanma, kita}
  const shanten = shantenByForm(counts, options)
  const left = leftOf(counts, options)
  const limits = limitsOf(options)
  if (hand.length % 3 === 1) {
    const {tiles, total} = acceptedOf(left, counts, limits)
    const found = waits(counts, options).map(({tile, shapes}) => ({tile: tileOf(tile), shapes}))
    return {outcome: 'waiting', shanten, waits: found, ukeire: leftByTile(tiles), total}
  }
  const discards = discardsOf(left, counts, limits).map(({tile, shanten: after, tiles, total}) => {
    const share = goodShapes && after === 1 ? goodShapeOf(left, withoutOne(counts, tile), options) : null
    return {tile: tileOf(tile), shanten: after, ukeire: leftByTile(tiles), total, goodShape: share}
  })
  return {outcome: 'discarding', shanten, discards}
}

function withoutOne(counts: readonly number[], tile: number): number[] {
  const without = counts.slice()
  without[tile]! -= 1
  return without
}

function problemsOf({hand, melds = [], visible = [], sanma = false, kita = 0}: HandToAnalyse): Problem[] {
  const problems: Problem[] = []
  const rules = {sanma}
  checkMelds(melds, rules, problems)
  checkPlayers({kita}, rules, problems)
  const expected = 13 - 3 * melds.length
  const isWhole = hand.length === expected || hand.length === expected + 1
  const isPart = melds.length === 0 && hand.length < expected && hand.length % 3 !== 0
  if (!isWhole && !isPart) problems.push({id: 'hand-size', values: {tiles: hand.length, expected}})
  const counts = countTiles(hand)
  for (const tile of melds.flatMap(meld => meld.tiles)) counts[kindOf(tile)]! += 1
  for (const tile of visible) counts[kindOf(tile)]! += 1
  counts[northKind]! += kita
  checkCopies(counts, rules, problems)
  return problems
}

function leftByTile(tiles: readonly number[]): TilesLeft {
  const left: Partial<Record<Tile, number>> = {}
  for (let kind = 0; kind < 34; kind++) if (tiles[kind]! > 0) left[tileOf(kind)] = tiles[kind]!
  return left
}
