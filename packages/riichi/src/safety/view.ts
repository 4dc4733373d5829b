/**
 * What one player sees of another (見えている牌): the facts that the safety of a tile is judged by.
 *
 * Only open tiles and the player's own hand count: nothing here looks into the closed hand of another player.
 */
import {allCopies, countTiles, kindOf, sanmaCopies, tileOf, type Tile, type TileKind} from '../tile/index.js'

/** What a player about to discard sees, with one opponent in mind. */
export interface SafetyView {
  /** The player's own closed tiles, the drawn one too. These are judged. */
  readonly hand: readonly Tile[]
  /**
   * Every other open tile, each once: rivers, melds of all players, indicators, norths put aside. A tile that was
   * called is part of its meld.
   */
  readonly visible: readonly Tile[]
  /** All discards of the opponent, including those that were called. */
  readonly river: readonly Tile[]
  /**
   * Tiles that others discarded or added to a kan after the riichi of the opponent, who let them pass (default: none).
   */
  readonly passed?: readonly Tile[] | undefined
  /** How many melds the opponent has laid down, closed kans too, 0–4 (default: 0). */
  readonly melds?: number | undefined
  /** Three players (三人麻雀): 2m to 8m are not in the set (default: `false`). */
  readonly sanma?: boolean | undefined
}

/**
 * Bits of a kind that say why the opponent cannot win by it (フリテン). `furitenReasons` of `safety.ts` has the reason for
 * each.
 */
export const IN_RIVER = 1
const PASSED = 2

/** The view by kind. */
export interface SafetyCounts {
  /** Copies that the player cannot see, 0–4: each may be in the hand of the opponent. */
  readonly unseen: readonly number[]
  /** `IN_RIVER` and `PASSED` for each kind; 0: the opponent may win by it. */
  readonly furiten: readonly number[]
  /** Copies in the set: 4, or 0 for tiles that three players leave out. */
  readonly copies: readonly number[]
  readonly melds: number
}

/**
 * Count a view.
 *
 * @throws {RangeError} if there are more copies of a tile than the set has, or more than four melds.
 */
export function countsOf({hand, visible, river, passed, melds = 0, sanma}: SafetyView): SafetyCounts {
  if (!(melds >= 0 && melds <= 4)) throw new RangeError(`Expected 0 to 4 melds, got ${melds}`)
  const copies = sanma ? sanmaCopies : allCopies
  const unseen = copies.slice()
  for (const tile of hand) see(unseen, kindOf(tile), copies)
  for (const tile of visible) see(unseen, kindOf(tile), copies)
  const furiten = countTiles([])
  for (const tile of river) furiten[kindOf(tile)]! |= IN_RIVER
  if (passed) for (const tile of passed) furiten[kindOf(tile)]! |= PASSED
  return {unseen, furiten, copies, melds}
}

function see(unseen: number[], kind: TileKind, copies: readonly number[]): void {
  const left = unseen[kind]! - 1
  if (left < 0) throw new RangeError(`Expected at most ${copies[kind]!} of \`${tileOf(kind)}\`, got one more`)
  unseen[kind] = left
}
