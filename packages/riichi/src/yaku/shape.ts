/**
 * The shape of a reading, in the few numbers that yaku depend on.
 */
import type {TileKind} from '../tile/index.js'
import type {Block} from '../decompose/blocks.js'
import {isOuter} from '../shanten/survey.js'

export interface Shape {
  /** Kind of the pair; -1 if there is not exactly one. */
  readonly pair: TileKind
  readonly runCount: number
  /** Triplets and kans. */
  readonly tripletCount: number
  /** Triplets and kans that are not open (暗刻). */
  readonly concealed: number
  /** Kinds from which runs begin, as bits 0–24. */
  readonly runs: number
  /** Kinds of triplets and kans in the suits, as bits 0–26. */
  readonly triplets: number
  /** Honors with triplets or kans: bits 0–3 winds, 4–6 dragons. */
  readonly honorTriplets: number
  /** How many times two runs are equal: 1 for iipeikou, 2 for ryanpeikou. */
  readonly equalRuns: number
  /** Whether every block has a terminal or an honor. */
  readonly allOuter: boolean
}

/** The shape of the blocks of a standard reading. */
export function shapeOf(blocks: readonly Block[]): Shape {
  let runMasks = 0
  let tripletMasks = 0
  let honorTriplets = 0
  let pair = -1
  let runCount = 0
  let tripletCount = 0
  let concealed = 0
  let equalRuns = 0
  let unpaired = -1
  let allOuter = true
  for (let index = 0; index < blocks.length; index++) {
    const {type, kind, open} = blocks[index]!
    if (type === 'run') {
      const rank = kind % 9
      runCount++
      runMasks |= 1 << kind
      if (rank !== 0 && rank !== 6) allOuter = false
      // Equal closed runs are next to each other.
      if (kind === unpaired) {
        equalRuns++
        unpaired = -1
      } else unpaired = kind
      continue
    }
    if (!isOuter[kind]) allOuter = false
    if (type === 'pair') pair = kind
    else {
      tripletCount++
      if (kind < 27) tripletMasks |= 1 << kind
      else honorTriplets |= 1 << (kind - 27)
      if (!open) concealed++
    }
  }
  return {
    pair,
    runCount,
    tripletCount,
    concealed,
    runs: runMasks,
    triplets: tripletMasks,
    honorTriplets,
    equalRuns,
    allOuter
  }
}
