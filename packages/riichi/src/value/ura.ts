/**
 * Ura dora: the probability of each number of them for a hand.
 */

/** Probability of 0, 1, 2 … ura dora. */
export type UraChances = readonly number[]

/**
 * The exact distribution, if indicators are drawn from the unseen tiles and all tiles are equally likely.
 *
 * @param unseen
 *   Numbers of unseen tiles by how many dora each would make as an indicator: `unseen[2]` tiles make two each.
 * @param indicators
 *   Number of indicators drawn.
 */
export function uraChances(unseen: readonly number[], indicators: number): UraChances {
  const most = (unseen.length - 1) * indicators
  // Ways to draw a number of tiles (rows) that make a number of dora (columns).
  let ways = Array.from({length: indicators + 1}, () => Array.from({length: most + 1}, () => 0))
  ways[0]![0] = 1
  let total = 0
  for (let dora = 0; dora < unseen.length; dora++) {
    const count = unseen[dora]!
    total += count
    if (count === 0) continue
    const next = ways.map(row => row.slice())
    for (let drawn = 0; drawn <= indicators; drawn++) {
      for (let more = 1; drawn + more <= indicators && more <= count; more++) {
        const chosen = combinations(count, more)
        for (let sum = 0; sum + more * dora <= most; sum++) {
          next[drawn + more]![sum + more * dora]! += ways[drawn]![sum]! * chosen
        }
      }
    }
    ways = next
  }
  const all = combinations(total, indicators)
  return all === 0 ? [1] : ways[indicators]!.map(count => count / all)
}

function combinations(from: number, chosen: number): number {
  let ways = 1
  for (let index = 0; index < chosen; index++) ways = (ways * (from - index)) / (index + 1)
  return ways
}
