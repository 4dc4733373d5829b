/**
 * Random whole numbers for simulation.
 */

/** A stream of random whole numbers. */
export interface Dice {
  /** A number, 0 ≤ n < `below`, for `below` up to 127. */
  below(below: number): number
  /** 32 random bits, as a seed of further dice. */
  bits(): number
  /** Shuffle the first places of a deck, from all its cards. */
  shuffleFront(deck: Uint8Array, places: number): void
}

/**
 * Dice of a seed.
 *
 * A simulated round rolls them some sixty times, so the generator is George Marsaglia's xorshift32 (13, 17, 5) and not
 * the mulberry32 of the records: measured, the whole simulation is a third faster. It repeats after 2³² − 1 numbers,
 * about 70 million rounds.
 */
export function makeDice(seed: number): Dice {
  // Spread neighbouring seeds over all 32 bits; 0 would stay 0 for ever.
  let state = Math.imul(Math.imul(seed | 0, 0x9e3779b1) ^ (seed >>> 15) ^ 0x6d2b79f5, 0x85ebca6b) || 1
  return {
    below(below) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return Math.imul(state >>> 8, below) >>> 24
    },
    bits() {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return state
    },
    // `below` written out: the state stays in a register for all the numbers of a deal.
    shuffleFront(deck, places) {
      let next = state
      for (let place = 0; place < places; place++) {
        next ^= next << 13
        next ^= next >>> 17
        next ^= next << 5
        const other = place + (Math.imul(next >>> 8, 48 - place) >>> 24)
        const card = deck[other]!
        deck[other] = deck[place]!
        deck[place] = card
      }
      state = next
    }
  }
}
