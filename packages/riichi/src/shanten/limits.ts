/**
 * Limits: how many copies of a kind the closed hand can ever hold.
 */
import {kindOf, type Meld, type TileCounts} from '../tile/index.js'
import {allCopies, isOutOfSanma, northKind, sanmaCopies} from '../tile/sanma.js'
import {noTiles} from '../tile/no-tiles.js'
import {noLimit} from './suit-limits.js'

/** What an analysis takes into account besides the closed tiles. All of it is optional. */
export interface AnalysisOptions {
  /** The hand's own melds (副露・暗槓): their tiles cannot come again. */
  readonly melds?: readonly Meld[] | undefined
  /** Tiles seen elsewhere, by kind: rivers, indicators, melds of others. They lower what is left, never the shanten. */
  readonly visible?: TileCounts | undefined
  /**
   * Consider the shape alone: a wait counts even if all four copies are in one's own hand (default: `false`, as at
   * tenhou, where such a hand is not tenpai).
   */
  readonly shape?: boolean | undefined
  /** Three players (三人麻雀): 2m to 8m are not in the set, so they never come (default: `false`). */
  readonly sanma?: boolean | undefined
  /** Norths that the owner has put aside (抜き北), 0–4: they cannot come again (default: 0). */
  readonly kita?: number | undefined
}

/** How many copies of each kind the closed hand may contain, if that is not four for all kinds. */
export interface Limits {
  readonly copies: TileCounts
  /** Parts (0–3: man, pin, sou, honors) with a limit other than four, as bits. */
  readonly parts: number
}

/** Limits that the options set; `null` if every kind may occur four times. */
export function limitsOf(options: AnalysisOptions | undefined): Limits | null {
  if (!options) return null
  const {melds, shape, sanma = false, kita = 0} = options
  if (shape) {
    return {copies: noTiles().map((_, kind) => (sanma && isOutOfSanma(kind) ? 0 : noLimit)), parts: 15}
  }
  if ((!melds || melds.length === 0) && !sanma && kita === 0) return null
  const copies = (sanma ? sanmaCopies : allCopies).slice()
  for (const {tiles} of melds ?? []) for (const tile of tiles) copies[kindOf(tile)]! -= 1
  copies[northKind]! -= kita
  let parts = 0
  for (let kind = 0; kind < copies.length; kind++) {
    if (copies[kind]! < 4) parts |= 1 << partOf(kind)
    if (copies[kind]! < 0) copies[kind] = 0
  }
  return {copies, parts}
}

/** Part of a kind: 0–2 a suit, 3 the honors. */
export function partOf(kind: number): number {
  return (kind / 9) | 0
}
