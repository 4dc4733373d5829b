/**
 * General tables of suji (筋) and walls (壁): which tiles lose a ryanmen, by rank, made from the waits themselves.
 */
import {openSides, sidesOf} from './combinations.js'
import {allCopies, countTiles} from '../tile/index.js'
import {IN_RIVER, type SafetyCounts} from './view.js'

/** What a rank means for the other ranks of its suit, 1–9. */
export interface RankEffect {
  /** The ranks that are in the river or have all four copies visible. */
  readonly ranks: readonly number[]
  /** Ranks that no ryanmen waits for any more. */
  readonly none: readonly number[]
  /** Ranks for which one of two ryanmen is left. */
  readonly one: readonly number[]
}

/** By discarded rank: what becomes suji and half suji; then pairs of ranks that make a naka-suji. */
export const sujiTable: readonly RankEffect[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(rank => effectOf([rank], riverCounts)),
  ...[1, 2, 3].map(rank => effectOf([rank, rank + 6], riverCounts))
]

/** By walled rank: what becomes no-chance, and what keeps one ryanmen of two. */
export const kabeTable: readonly RankEffect[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(rank =>
  effectOf([rank], wallCounts)
)

function riverCounts(ranks: readonly number[]): SafetyCounts {
  const furiten = countTiles([])
  for (const rank of ranks) furiten[rank - 1] = IN_RIVER
  return {unseen: allCopies, furiten, copies: allCopies, melds: 0}
}

function wallCounts(ranks: readonly number[]): SafetyCounts {
  const unseen = allCopies.slice()
  for (const rank of ranks) unseen[rank - 1] = 0
  return {unseen, furiten: countTiles([]), copies: allCopies, melds: 0}
}

function effectOf(
  ranks: readonly number[],
  countsOf: (ranks: readonly number[]) => SafetyCounts
): RankEffect {
  const counts = countsOf(ranks)
  const none: number[] = []
  const one: number[] = []
  for (let rank = 1; rank <= 9; rank++) {
    const sides = sidesOf(counts, rank - 1)
    const open = openSides(sides)
    if (ranks.includes(rank)) continue
    if (open === 0) none.push(rank)
    else if (open < sides.length) one.push(rank)
  }
  return {ranks, none, one}
}
