/**
 * Turns: tenpai rate, win rate and expected points of every hand of a graph, from the last turn back to the first.
 */
import type {Graph} from './graph.js'

/** Turns of a round: draws of a player until the wall is empty. */
export const lastTurn = 18

/** Figures of a hand that waits for a draw, by turn: turn 1 first. */
export interface Rates {
  /** Probability of being tenpai at the end, or to have won. */
  readonly tenpai: readonly number[]
  readonly win: readonly number[]
  /** Expected points. */
  readonly value: readonly number[]
}

const noFigures = (): number[] => Array.from({length: lastTurn}, () => 0)

/**
 * Figures of the first hands that wait: what the starting hand leaves by its discards.
 *
 * A turn needs only the one after it, so two numbers by hand and figure are enough.
 *
 * @param wall
 *   Unseen tiles at the beginning.
 */
export function ratesOf({waiting, discarding, draws, wins, firsts}: Graph, wall: number): Rates[] {
  // Three figures a hand: tenpai, win, value. `reached` is the best of all discards, each figure on its own.
  const held = new Float64Array(waiting.count * 3)
  let reached = new Float64Array(discarding.count * 3)
  let next = new Float64Array(discarding.count * 3)
  const rates = firsts.map(() => ({
    tenpai: noFigures(),
    win: noFigures(),
    value: noFigures()
  }))
  for (let turn = lastTurn; turn >= 1; turn--) {
    const share = turn === lastTurn || turn >= wall ? 0 : 1 / (wall - turn)
    next.fill(0)
    for (let hand = 0; hand < waiting.count; hand++) {
      draw(hand, share)
      discard(hand)
    }
    const before = reached
    reached = next
    next = before
    for (const [index, {waiting: hand}] of firsts.entries()) {
      rates[index]!.tenpai[turn - 1] = held[hand * 3]!
      rates[index]!.win[turn - 1] = held[hand * 3 + 1]!
      rates[index]!.value[turn - 1] = held[hand * 3 + 2]!
    }
  }
  return rates

  /** One more draw of a hand, before what comes after it. */
  function draw(hand: number, share: number): void {
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
  function discard(hand: number): void {
    for (let link = draws.starts[hand]!; link < draws.starts[hand + 1]!; link++) offer(hand, draws.to[link]!)
    for (let link = wins.starts[hand]!; link < wins.starts[hand + 1]!; link++) offer(hand, wins.to[link]!)
  }

  function offer(hand: number, to: number): void {
    for (let figure = 0; figure < 3; figure++) {
      const offered = held[hand * 3 + figure]!
      if (offered > next[to * 3 + figure]!) next[to * 3 + figure] = offered
    }
  }
}
