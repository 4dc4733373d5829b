/**
 * Combinations (待ちの組み合わせ): in how many ways the opponent can hold the tiles of a wait.
 *
 * For a wait of two kinds it is the product of the numbers of their unseen copies: 4 × 4 for a fresh ryanmen. A wait
 * with another end in the river is furiten (フリテン) and does not count: this is suji.
 */
import type {TileKind} from '../tile/index.js'
import type {SafetyCounts} from './view.js'

/** Combinations by wait; 0 where a wait is impossible. */
export interface WaitCombinations {
  readonly ryanmen: number
  readonly kanchan: number
  readonly penchan: number
  readonly shanpon: number
  /** Also that of seven pairs (七対子). */
  readonly tanki: number
}

/** A ryanmen that waits for a kind: its tiles and what is known about it. */
export interface Side {
  /** The lower of the two kinds it is made of. */
  readonly low: TileKind
  /** The other kind it waits for. */
  readonly other: TileKind
  /** Ways to hold it; it is walled (壁) if there are none. */
  readonly combinations: number
  /** The opponent cannot win by its other end. */
  readonly isFuriten: boolean
  /** One copy of one of its tiles is left (ワンチャンス). */
  readonly isOneChance: boolean
}

/** No wait at all. */
export const noWaits: WaitCombinations = {ryanmen: 0, kanchan: 0, penchan: 0, shanpon: 0, tanki: 0}

/** The ryanmen that wait for a kind: none for an honor, two for 4, 5 and 6, otherwise one. */
export function sidesOf(counts: SafetyCounts, kind: TileKind): Side[] {
  const sides: Side[] = []
  if (kind >= 27) return sides
  const rank = kind % 9
  if (rank > 2) sides.push(sideOf(counts, kind - 2, kind - 3))
  if (rank < 6) sides.push(sideOf(counts, kind + 1, kind + 3))
  return sides
}

function sideOf({unseen, furiten}: SafetyCounts, low: TileKind, other: TileKind): Side {
  const a = unseen[low]!
  const b = unseen[low + 1]!
  return {
    low,
    other,
    combinations: a * b,
    isFuriten: furiten[other] !== 0,
    isOneChance: a * b > 0 && (a === 1 || b === 1)
  }
}

/** How many ryanmen are neither furiten nor walled. */
export function openSides(sides: readonly Side[]): number {
  let open = 0
  for (const {isFuriten, combinations} of sides) if (!isFuriten && combinations > 0) open += 1
  return open
}

/** Combinations of every wait for a kind that the opponent may win by. */
export function combinationsOf(
  counts: SafetyCounts,
  kind: TileKind,
  sides: readonly Side[]
): WaitCombinations {
  const {unseen, melds} = counts
  const own = unseen[kind]!
  // With four melds, only one tile is left in the hand.
  if (melds === 4) return {...noWaits, tanki: own}
  let ryanmen = 0
  for (const {isFuriten, combinations} of sides) if (!isFuriten) ryanmen += combinations
  const rank = kind < 27 ? kind % 9 : -1
  return {
    ryanmen,
    kanchan: rank > 0 && rank < 8 ? unseen[kind - 1]! * unseen[kind + 1]! : 0,
    penchan:
      rank === 2
        ? unseen[kind - 1]! * unseen[kind - 2]!
        : rank === 6
          ? unseen[kind + 1]! * unseen[kind + 2]!
          : 0,
    shanpon: own > 1 && hasOtherPair(counts, kind) ? (own * (own - 1)) / 2 : 0,
    tanki: own
  }
}

/** Whether another kind can be the second pair of a shanpon: two copies are unseen, and it is not furiten. */
function hasOtherPair({unseen, furiten}: SafetyCounts, kind: TileKind): boolean {
  for (let other = 0; other < 34; other++) {
    if (other !== kind && unseen[other]! > 1 && furiten[other] === 0) return true
  }
  return false
}

/** Ones, nines and honors. */
// prettier-ignore
const outer: readonly TileKind[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

/**
 * Whether thirteen orphans (国士無双) can wait for a kind: twelve others are unseen, and one of them or the kind itself
 * is a pair, or all thirteen kinds wait and none of them is furiten.
 */
export function isKokushiPossible({unseen, furiten, melds}: SafetyCounts, kind: TileKind): boolean {
  if (melds > 0 || !outer.includes(kind)) return false
  let hasPair = false
  let isAnyFuriten = false
  for (const other of outer) {
    if (furiten[other] !== 0) isAnyFuriten = true
    if (other === kind) continue
    if (unseen[other] === 0) return false
    if (unseen[other]! > 1) hasPair = true
  }
  return hasPair || (!isAnyFuriten && unseen[kind]! > 0)
}
