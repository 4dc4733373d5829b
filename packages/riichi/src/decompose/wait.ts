/**
 * Waits of one reading: which block the winning tile completed, and how.
 */
import type {TileKind} from '../tile/index.js'
import {append, ronTriplets, type Block} from './blocks.js'
import type {Decomposition, Form} from './decompose.js'

/**
 * Shape of a wait: two-sided, closed, edge, two pairs, pair, one of thirteen (国士無双), all thirteen (十三面).
 */
export type WaitShape = 'ryanmen' | 'kanchan' | 'penchan' | 'shanpon' | 'tanki' | 'kokushi' | 'kokushi_13'

/** Shapes in the order in which they are listed. */
export const waitShapes: readonly WaitShape[] = [
  ...(['ryanmen', 'kanchan', 'penchan', 'shanpon', 'tanki', 'kokushi', 'kokushi_13'] as const)
]

/** One way to read a hand, winning tile and melds included. */
export interface Reading {
  readonly form: Form
  /** Closed blocks in the order of the kinds, then the melds. */
  readonly blocks: readonly Block[]
  /** Which of `blocks` the winning tile completed, 0-based. */
  readonly completed: number
  readonly wait: WaitShape
}

/**
 * Add a reading for every place that the winning tile can have in a decomposition, the same block counted once.
 *
 * A triplet completed by ron becomes open. If the tile also fits a run, both are readings: in one of them the triplet
 * stays concealed.
 */
export function addReadings(
  readings: Reading[],
  {form, blocks}: Decomposition,
  win: TileKind,
  byRon: boolean,
  melds: readonly Block[]
): void {
  const closed = melds.length === 0 ? blocks : append(blocks.slice(), melds)
  for (let completed = 0; completed < blocks.length; completed++) {
    const block = blocks[completed]!
    if (completed > 0 && block === blocks[completed - 1]) continue
    const wait = waitIn(block, win, form)
    if (wait === null) continue
    let whole = closed
    if (byRon && block.type === 'triplet') {
      const opened = closed.slice()
      opened[completed] = ronTriplets[block.kind]!
      whole = opened
    }
    readings.push({form, blocks: whole, completed, wait})
  }
}

function waitIn(block: Block, win: TileKind, form: Form): WaitShape | null {
  if (block.type !== 'run') {
    if (block.kind !== win) return null
    if (form === 'kokushi') return block.type === 'pair' ? 'kokushi_13' : 'kokushi'
    return block.type === 'pair' ? 'tanki' : 'shanpon'
  }
  const place = win - block.kind
  if (place < 0 || place > 2) return null
  if (place === 1) return 'kanchan'
  const rank = block.kind % 9
  return (place === 0 && rank === 6) || (place === 2 && rank === 0) ? 'penchan' : 'ryanmen'
}
