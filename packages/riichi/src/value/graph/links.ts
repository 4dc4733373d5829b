/**
 * Links between hands that wait and hands that are about to discard, one tile apart.
 *
 * A link that is followed as a draw or as a discard goes both ways: a tile that was drawn can be discarded, and a tile that was
 * discarded can be drawn again.
 */
import {widened} from './states.js'

/** Links in the order in which they were found, or grouped by waiting hand (`linksByWaiting`). */
export interface Links {
  count: number
  /** The hand that waits. */
  from: Int32Array
  /** The hand that is about to discard. */
  to: Int32Array
  /** Unseen copies of the tile between them, 1–4. */
  weights: Uint8Array
  /** What the win is worth, for links to complete hands. Empty for others. */
  points: Float64Array
}

const firstCapacity = 1 << 12

/** No links. */
export function noLinks(): Links {
  return {
    count: 0,
    from: new Int32Array(firstCapacity),
    to: new Int32Array(firstCapacity),
    weights: new Uint8Array(firstCapacity),
    points: new Float64Array(0)
  }
}

/** Add a link. */
export function addLink(links: Links, from: number, to: number, weight: number): void {
  if (links.count === links.from.length) {
    const capacity = links.count * 2
    links.from = widened(links.from, new Int32Array(capacity))
    links.to = widened(links.to, new Int32Array(capacity))
    links.weights = widened(links.weights, new Uint8Array(capacity))
  }
  const at = links.count++
  links.from[at] = from
  links.to[at] = to
  links.weights[at] = weight
}

/** Add a link to a complete hand. */
export function addWin(links: Links, from: number, to: number, weight: number, points: number): void {
  addLink(links, from, to, weight)
  if (links.points.length < links.from.length)
    links.points = widened(links.points, new Float64Array(links.from.length))
  links.points[links.count - 1] = points
}

/** Links of each waiting hand together. */
export interface LinksByWaiting {
  /** Links of waiting hand `n`: from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Int32Array
  readonly to: Int32Array
  readonly weights: Uint8Array
  readonly points: Float64Array
}

/** Put the links of each waiting hand together. */
export function linksByWaiting(links: Links, waiting: number): LinksByWaiting {
  const {count, from} = links
  const starts = new Int32Array(waiting + 1)
  for (let link = 0; link < count; link++) starts[from[link]! + 1]! += 1
  for (let hand = 0; hand < waiting; hand++) starts[hand + 1]! += starts[hand]!
  const next = starts.slice(0, waiting)
  const to = new Int32Array(count)
  const weights = new Uint8Array(count)
  const points = new Float64Array(links.points.length === 0 ? 0 : count)
  for (let link = 0; link < count; link++) {
    const at = next[from[link]!]!++
    to[at] = links.to[link]!
    weights[at] = links.weights[link]!
    if (points.length > 0) points[at] = links.points[link]!
  }
  return {starts, to, weights, points}
}
