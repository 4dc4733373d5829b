/**
 * The shape of a reading, in the few numbers that yaku ask for.
 */
import type {TileKind} from '../../tile/index.js'
import type {Block} from '../decompose/blocks.js'
import {isOuter} from '../shanten/survey.js'

export interface Shape {
  /** Kind of the pair; -1 where there is not exactly one. */
  readonly pair: TileKind
  readonly runCount: number
  /** Triplets and kans. */
  readonly tripletCount: number
  /** Triplets and kans that are not open (暗刻). */
  readonly concealed: number
  /** First ranks of the runs, as bits from 1 (bit 0) to 7, by suit. */
  readonly manRuns: number
  readonly pinRuns: number
  readonly souRuns: number
  /** Ranks of triplets and kans, as bits, by suit, and the honors: bits 0–3 winds, 4–6 dragons. */
  readonly manTriplets: number
  readonly pinTriplets: number
  readonly souTriplets: number
  readonly honorTriplets: number
  /** How many times two runs are equal: 1 for iipeikou, 2 for ryanpeikou. */
  readonly equalRuns: number
  /** Whether every block has a terminal or an honor. */
  readonly allOuter: boolean
}

/** The shape of the blocks of a standard reading. */
export function shapeOf(blocks: readonly Block[]): Shape {
  const runsBySuit = [0, 0, 0]
  const tripletsByPart = [0, 0, 0, 0]
  let pair = -1
  let runCount = 0
  let tripletCount = 0
  let concealed = 0
  let equalRuns = 0
  let unpaired = -1
  let allOuter = true
  for (const {type, kind, open} of blocks) {
    const part = (kind / 9) | 0
    const rank = kind % 9
    if (type === 'run') {
      runCount++
      runsBySuit[part]! |= 1 << rank
      if (rank !== 0 && rank !== 6) allOuter = false
      // Equal closed runs stand side by side.
      if (kind === unpaired) {
        equalRuns++
        unpaired = -1
      } else unpaired = kind
      continue
    }
    if (!isOuter[kind]) allOuter = false
    if (type === 'pair') {
      pair = kind
      continue
    }
    tripletCount++
    tripletsByPart[part]! |= 1 << rank
    if (!open) concealed++
  }
  return {
    pair,
    runCount,
    tripletCount,
    concealed,
    manRuns: runsBySuit[0]!,
    pinRuns: runsBySuit[1]!,
    souRuns: runsBySuit[2]!,
    manTriplets: tripletsByPart[0]!,
    pinTriplets: tripletsByPart[1]!,
    souTriplets: tripletsByPart[2]!,
    honorTriplets: tripletsByPart[3]!,
    equalRuns,
    allOuter
  }
}
