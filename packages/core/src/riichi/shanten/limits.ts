/**
 * Limits: how many copies of a kind can ever stand in the closed hand.
 */
import {countTiles, type Meld, type TileCounts} from '../../tile/index.js'
import {noTiles} from '../noTiles.js'
import {noLimit} from './limited.js'

/** What an analysis takes into account besides the closed tiles. All of it is optional. */
export interface AnalysisOptions {
  /** The hand's own melds (副露・暗槓): their tiles cannot come again. */
  readonly melds?: readonly Meld[] | undefined
  /** Tiles seen elsewhere, by kind: rivers, indicators, melds of others. They lower what is left, never the shanten. */
  readonly visible?: TileCounts | undefined
  /**
   * Go by the shape alone: a wait counts although all four copies are in one's own hand (default: `false`, as at
   * tenhou, where such a hand is not tenpai).
   */
  readonly shape?: boolean | undefined
}

/** How many copies of each kind the closed hand may hold, where that is not four everywhere. */
export interface Limits {
  readonly copies: TileCounts
  /** Parts (0–3: man, pin, sou, honors) in which a limit is not four, as bits. */
  readonly parts: number
}

/** Limits that the options set; `null` where every kind may stand there four times. */
export function limitsOf(options: AnalysisOptions | undefined): Limits | null {
  if (!options) return null
  if (options.shape) return {copies: noTiles().fill(noLimit), parts: 15}
  if (!options.melds || options.melds.length === 0) return null
  let parts = 0
  const copies = countTiles(options.melds.flatMap(meld => meld.tiles)).map((held, kind) => {
    if (held > 0) parts |= 1 << partOf(kind)
    return Math.max(0, 4 - held)
  })
  return {copies, parts}
}

/** Part of a kind: 0–2 a suit, 3 the honors. */
export function partOf(kind: number): number {
  return (kind / 9) | 0
}
