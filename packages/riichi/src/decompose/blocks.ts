/**
 * Blocks: the runs, sets and pairs that a reading of a hand is made of.
 *
 * There are few different blocks, so each exists once: readings hold references, and equal blocks are identical.
 */
import {kindOf, type Meld, type TileKind} from '../tile/index.js'

export interface Block {
  /** `single` occurs in kokushi only. */
  readonly type: 'run' | 'triplet' | 'kan' | 'pair' | 'single'
  /** Its lowest kind. */
  readonly kind: TileKind
  /** Whether it counts as open: called, or a triplet (明刻) completed by ron. */
  readonly open: boolean
  /** Whether it is laid out as a meld. A concealed kan is melded but not open. */
  readonly melded: boolean
}

function everyKind(type: Block['type'], open: boolean, melded: boolean): readonly Block[] {
  const blocks: Block[] = []
  for (let kind = 0; kind < 34; kind++) blocks.push({type, kind, open, melded})
  return blocks
}

export const pairs: readonly Block[] = everyKind('pair', false, false)
export const singles: readonly Block[] = everyKind('single', false, false)
export const runs: readonly Block[] = everyKind('run', false, false)
export const triplets: readonly Block[] = everyKind('triplet', false, false)
/** Triplets completed by ron. */
export const ronTriplets: readonly Block[] = everyKind('triplet', true, false)

let calledRuns: readonly Block[] | undefined
let calledTriplets: readonly Block[] | undefined
let openKans: readonly Block[] | undefined
let closedKans: readonly Block[] | undefined

/** The block of a meld, which must be possible. All blocks are made when the first one is needed. */
export function blockOfMeld({type, tiles}: Meld): Block {
  const kind = kindOf(tiles[0]!)
  if (type === 'chii') {
    calledRuns ??= everyKind('run', true, true)
    return calledRuns[Math.min(kind, kindOf(tiles[1]!), kindOf(tiles[2]!))]!
  }
  if (type === 'pon') return (calledTriplets ??= everyKind('triplet', true, true))[kind]!
  if (type === 'ankan') return (closedKans ??= everyKind('kan', false, true))[kind]!
  return (openKans ??= everyKind('kan', true, true))[kind]!
}

/** Add blocks to a list, and return the list. */
export function append(blocks: Block[], more: readonly Block[]): Block[] {
  for (let index = 0; index < more.length; index++) blocks.push(more[index]!)
  return blocks
}
