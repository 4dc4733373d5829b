/**
 * Random choices that a seed repeats.
 */

/** A source of choices. The same seed gives the same choices. */
export function randomOf(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = limit => Math.floor(next() * limit)
  return {
    below,
    /** Whether something of a probability happens. */
    chance: probability => next() < probability,
    pick: list => list[below(list.length)],
    /** A list of up to `most` things. */
    some: (most, make) => Array.from({length: below(most + 1)}, make)
  }
}
