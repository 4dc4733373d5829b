/**
 * Turns: tenpai rate, win rate and expected points of every hand of a graph, from the last turn back to the first.
 */
import type {Graph} from './graph/graph.js'

/** Turns of a round: draws of a player until the wall is empty. */
export const lastTurn = 18

/** Figures of a hand that waits for a draw, by turn: turn 1 first. */
export interface Rates {
  /** Probability of being tenpai at the end or having won. */
  readonly tenpai: readonly number[]
  readonly win: readonly number[]
  /** Expected points. */
  readonly value: readonly number[]
}

const noFigures = (): number[] => Array.from({length: lastTurn}, () => 0)

/**
 * Figures of the first hands that wait: what the starting hand leaves by its discards.
 *
 * A turn depends only on the one after it, so two numbers for each hand and figure are enough.
 *
 * @param wall
 *   Unseen tiles at the beginning.
 */
export function ratesOf(graph: Graph, wall: number): Rates[] {
  const {waiting, discarding, firsts} = graph
  const figures: Figures = {
    held: new Float64Array(waiting.count * 3),
    reached: new Float64Array(discarding.count * 3),
    next: new Float64Array(discarding.count * 3)
  }
  const rates = firsts.map(() => ({tenpai: noFigures(), win: noFigures(), value: noFigures()}))
  for (let turn = lastTurn; turn >= 1; turn--) {
    stepBack(graph, figures, turn === lastTurn || turn >= wall ? 0 : 1 / (wall - turn))
    const {held} = figures
    for (const [index, {waiting: hand}] of firsts.entries()) {
      const {tenpai, win, value} = rates[index]!
      tenpai[turn - 1] = held[hand * 3]!
      win[turn - 1] = held[hand * 3 + 1]!
      value[turn - 1] = held[hand * 3 + 2]!
    }
  }
  return rates
}

/** Three figures a hand: tenpai, win, value. */
interface Figures {
  /** Of hands that wait. */
  readonly held: Float64Array
  /** Figures of hands about to discard in the next turn: the best over all discards, separately for each figure. */
  reached: Float64Array
  /** The same for this turn, while it is being computed. */
  next: Float64Array
}

/** Steps from a turn to the one before it. `share`: the probability of drawing each unseen tile. */
function stepBack(graph: Graph, figures: Figures, share: number): void {
  const {reached, next} = figures
  next.fill(0)
  for (let hand = 0; hand < graph.waiting.count; hand++) {
    draw(graph, figures, hand, share)
    discard(graph, figures, hand)
  }
  figures.reached = next
  figures.next = reached
}

/** Adds one more draw of a hand before the turns after it. */
function draw({waiting, draws, wins}: Graph, {held, reached}: Figures, hand: number, share: number): void {
  const own = hand * 3
  const tenpaiAfter = held[own]!
  const winAfter = held[own + 1]!
  const valueAfter = held[own + 2]!
  let tenpai = 0
  let win = 0
  let value = 0
  for (let link = draws.starts[hand]!; link < draws.starts[hand + 1]!; link++) {
    const weight = draws.weights[link]!
    const to = draws.to[link]! * 3
    tenpai += weight * (reached[to]! - tenpaiAfter)
    win += weight * (reached[to + 1]! - winAfter)
    value += weight * (reached[to + 2]! - valueAfter)
  }
  for (let link = wins.starts[hand]!; link < wins.starts[hand + 1]!; link++) {
    const weight = wins.weights[link]!
    const points = wins.points[link]!
    const to = wins.to[link]! * 3
    win += weight * ((points > 0 ? 1 : reached[to + 1]!) - winAfter)
    value += weight * (Math.max(points, reached[to + 2]!) - valueAfter)
  }
  // A hand that is tenpai stays so.
  held[own] = waiting.shanten[hand] === 0 ? 1 : tenpaiAfter + tenpai * share
  held[own + 1] = winAfter + win * share
  held[own + 2] = valueAfter + value * share
}

/** Offer a hand to all hands that can discard into it. */
function discard({draws, wins}: Graph, {held, next}: Figures, hand: number): void {
  for (const links of [draws, wins]) {
    for (let link = links.starts[hand]!; link < links.starts[hand + 1]!; link++)
      offer(held, hand, next, links.to[link]!)
  }
}

/** Raises each figure of a hand about to discard to that of a waiting hand, if that is greater. */
function offer(held: Float64Array, hand: number, next: Float64Array, to: number): void {
  for (let figure = 0; figure < 3; figure++) {
    const offered = held[hand * 3 + figure]!
    if (offered > next[to * 3 + figure]!) next[to * 3 + figure] = offered
  }
}
