/**
 * Random numbers from a seed, and shuffles: records of games rely on both.
 *
 * The generator is mulberry32, written by Tommy Ettinger and in the public domain; a seed and a count of draws
 * give the same order on every machine. Not for secrets.
 */
/** A stream of random numbers whose state can be saved. */
export interface Random {
  /** The next number, 0 ≤ x < 1. */
  next(): number
  /** State of the stream, an unsigned 32-bit number: `mulberry32(state)` continues from here. */
  state(): number
}

/**
 * The stream of a seed.
 *
 * @param seed
 *   Any number; its lowest 32 bits count.
 */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
    },
    state: () => state
  }
}

/** A whole number, 0 ≤ n < `below`. */
export function randomBelow(random: Random, below: number): number {
  return Math.floor(random.next() * below)
}

/** A list in a random order, by the algorithm of Fisher and Yates from the last place down. */
export function shuffled<Value>(list: readonly Value[], random: Random): Value[] {
  const order = list.slice()
  for (let place = order.length - 1; place > 0; place--) {
    const other = randomBelow(random, place + 1)
    const value = order[place]!
    order[place] = order[other]!
    order[other] = value
  }
  return order
}
