/** Counts of the tiles left: by the hand alone, and with all tiles in sight. */
import {
  discards,
  noTiles,
  shapeGains,
  shapeSetUkeire,
  shapeUkeire,
  shapeWaits,
  ukeire,
  type AnalysisOptions,
  type Discard,
  type Ukeire,
  type Wait
} from '@tehai/riichi'
import {kindOf, northKind, type TileKind} from '@tehai/riichi/tile'
import type {ClaimedHand} from '../page/check/result/claims.js'
import {discardBefore} from './check/ukeire/supposed-discard.js'
import {without, type HandTiles} from './hand.js'

/** The tiles of a hand, and other tiles that can no longer be drawn. */
export interface InSight {
  readonly counts: readonly number[]
  /** By the hand alone: including its melds, and tiles that the block names by a key. */
  readonly alone: AnalysisOptions
  /** With all tiles that the block shows. */
  readonly seen: AnalysisOptions
}

/** A discard, counted by the hand alone and with all tiles in sight. */
export interface DiscardCounts {
  readonly tile: TileKind
  readonly shanten: number
  readonly alone: Discard
  readonly seen: Discard
}

/** What a hand or a shape accepts, counted by the hand alone and with all tiles in sight. */
export interface UkeireCounts {
  readonly alone: Pick<Ukeire, 'tiles' | 'total'>
  readonly seen: Pick<Ukeire, 'tiles' | 'total'>
}

/** The waits of a hand, or of the hand after a discard. */
export interface HandWaits {
  /** The discard after which the hand waits; `null` if it waits without a discard. */
  readonly discard: TileKind | null
  readonly waits: readonly Wait[]
  /** Tiles left, by the hand alone and with all tiles in sight. */
  readonly alone: number
  readonly seen: number
  /** Tiles left of each of `waits`. */
  readonly left: readonly {readonly alone: number; readonly seen: number}[]
}

/** The tiles in sight of a hand; `tiles` is `null` where some of its own are not known. */
export function inSightOf(hand: ClaimedHand, tiles: HandTiles | null): InSight {
  const {counts = [], melds = [], visible = [], elsewhere = null} = tiles ?? {}
  const {sanma} = hand
  const kita = hand.situation.kita ?? 0
  const discarded = tiles?.turn === 'draw' ? discardBefore(hand) : null
  return {
    counts,
    alone: elsewhere ? {melds, visible: elsewhere, sanma, kita} : {melds, sanma, kita},
    seen: withGone({melds, visible, sanma, kita}, discarded)
  }
}

/** What a hand accepts. */
export function acceptedBy({counts, alone, seen}: InSight): UkeireCounts {
  return {alone: ukeire(counts, alone), seen: ukeire(counts, seen)}
}

/** All discards of a hand. */
export function discardsOf({counts, alone, seen}: InSight): readonly DiscardCounts[] {
  const inSight = discards(counts, seen)
  return discards(counts, alone).map((one, index) => ({
    tile: one.tile,
    shanten: one.shanten,
    alone: one,
    seen: inSight[index]!
  }))
}

/**
 * What a shape accepts after a discard, or as it is: first the tiles that bring it closer to completion, then all tiles
 * that complete a set or a missing pair, since an author may mean either.
 */
export function shapeAcceptedAfter(
  discard: TileKind | null,
  {counts, alone, seen}: InSight
): readonly UkeireCounts[] {
  const held = discard === null ? counts : without(counts, discard)
  const [outOfHand, inSight] = [withGone(alone, discard), withGone(seen, discard)]
  return [shapeUkeire, shapeGains, shapeSetUkeire].map(accept => ({
    alone: accept(held, outOfHand),
    seen: accept(held, inSight)
  }))
}

/** How far a shape of 3n + 2 tiles is from consisting of sets alone: the tiles that it lacks, less one. */
export function shapeShantenOf({counts, alone}: InSight): number {
  return shapeUkeire(counts, alone).shanten
}

/**
 * The waits after a discard, or of the hand as it is, and how many of each are left by the hand alone and by all tiles
 * in sight.
 */
export function waitsAfter(discard: TileKind | null, {counts, alone, seen}: InSight): HandWaits {
  const held = discard === null ? counts : without(counts, discard)
  const found = shapeWaits(held, alone)
  const leftOf = (tile: TileKind, options: AnalysisOptions) => Math.max(0, 4 - countIn(tile, counts, options))
  const left = found.map(({tile}) => ({alone: leftOf(tile, alone), seen: leftOf(tile, seen)}))
  const sum = (of: 'alone' | 'seen') => left.reduce((total, one) => total + one[of], 0)
  return {discard, waits: found, alone: sum('alone'), seen: sum('seen'), left}
}

/** The options if one more tile of a kind is in the river, if one is. */
function withGone(options: AnalysisOptions, kind: TileKind | null): AnalysisOptions {
  if (kind === null) return options
  const visible = options.visible?.slice() ?? noTiles()
  visible[kind]! += 1
  return {...options, visible}
}

/** Copies of a kind in the hand, its melds, and among the tiles in sight. */
function countIn(
  tile: TileKind,
  counts: readonly number[],
  {melds = [], visible, kita = 0}: AnalysisOptions
): number {
  let count = counts[tile]! + (visible?.[tile] ?? 0) + (tile === northKind ? kita : 0)
  for (const meld of melds) for (const one of meld.tiles) if (kindOf(one) === tile) count++
  return count
}
