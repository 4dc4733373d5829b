/**
 * Survey: facts about a closed hand from one pass over its counts.
 */
import {sizeOf} from '../tile/size.js'
import type {TileCounts, TileKind} from '../tile/index.js'

/** The thirteen kinds of kokushi. */
export const terminalsAndHonors: readonly TileKind[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

// The tables are written out: a function would be compiled for them whenever the engine is loaded, and bundlers leave out lists
// that are not used.

const isOuterOfSuit = [true, false, false, false, false, false, false, false, true]

/** Whether a kind is a one, a nine or an honor (么九牌), by kind. */
export const isOuter: readonly boolean[] = isOuterOfSuit.concat(isOuterOfSuit, isOuterOfSuit, [
  true,
  true,
  true,
  true,
  true,
  true,
  true
])

/** What one tile of a kind adds to the key of its part: a power of five, the first kind of the part being 1. */
// prettier-ignore
export const keyOfOne: readonly number[] = [
  1, 5, 25, 125, 625, 3125, 15625, 78125, 390625,
  1, 5, 25, 125, 625, 3125, 15625, 78125, 390625,
  1, 5, 25, 125, 625, 3125, 15625, 78125, 390625,
  1, 5, 25, 125, 625, 3125, 15625
]

export interface Survey {
  /** Counts of a part as one number to base 5: 1,953,125 for a suit, 78,125 for honors. */
  readonly man: number
  readonly pin: number
  readonly sou: number
  readonly honors: number
  readonly tiles: number
  readonly kinds: number
  /** Kinds with two or more copies. */
  readonly pairs: number
  readonly outerKinds: number
  readonly outerPairs: number
}

/** What a count adds to a sum of tiles (bits 0–7), kinds (8–15) and pairs (16–23). */
const weights: readonly number[] = [0, 0x000101, 0x010102, 0x010103, 0x010104]

/**
 * Survey a closed hand.
 *
 * @throws {TypeError} if the number of tiles is not that of a hand waiting for a tile or a discard: 1, 2, 4, 5 … 13, 14;
 *   if a kind is there more than four times.
 */
export function survey(counts: TileCounts): Survey {
  let sum = 0
  let outer = 0
  let man = 0
  let pin = 0
  let sou = 0
  let honors = 0
  for (let kind = 8; kind >= 0; kind--) {
    man = man * 5 + counts[kind]!
    pin = pin * 5 + counts[kind + 9]!
    sou = sou * 5 + counts[kind + 18]!
    sum += weights[counts[kind]!]! + weights[counts[kind + 9]!]! + weights[counts[kind + 18]!]!
    if (kind === 0 || kind === 8) {
      outer += weights[counts[kind]!]! + weights[counts[kind + 9]!]! + weights[counts[kind + 18]!]!
    }
  }
  for (let kind = 33; kind >= 27; kind--) {
    honors = honors * 5 + counts[kind]!
    sum += weights[counts[kind]!]!
    outer += weights[counts[kind]!]!
  }
  const tiles = sum & 255
  if (tiles % 3 === 0 || tiles > 14) throw new TypeError(whatIsWrong(counts))
  return {
    man,
    pin,
    sou,
    honors,
    tiles,
    kinds: (sum >> 8) & 255,
    pairs: sum >> 16,
    outerKinds: (outer >> 8) & 255,
    outerPairs: outer >> 16
  }
}

/** A count over four or a missing count makes the sum wrong as well. */
function whatIsWrong(counts: TileCounts): string {
  if (counts.length !== 34) return `Expected \`TileCounts\` of length 34, got ${counts.length}`
  const wrong = counts.find(count => !(count >= 0 && count <= 4))
  if (wrong !== undefined) return `Expected counts from 0 to 4, got ${wrong}`
  return `Expected 3n+1 or 3n+2 tiles, at most 14, got ${sizeOf(counts)}`
}
