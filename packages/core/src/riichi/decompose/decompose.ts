/**
 * Decomposition: every way to read a complete closed hand, as four blocks and a pair, as seven pairs, as kokushi.
 *
 * After seed 004: "try every pattern, honestly". A suit is split at a time, and the ways of the suits multiply.
 */
import type {TileCounts} from '../../tile/index.js'
import {terminalsAndHonors} from '../shanten/survey.js'
import {pairs, singles, type Block} from './blocks.js'
import {splitPart} from './part.js'

export type Form = 'standard' | 'chiitoitsu' | 'kokushi'

/** One way to read the closed tiles of a complete hand. */
export interface Decomposition {
  readonly form: Form
  /** Blocks in the order of the kinds. */
  readonly blocks: readonly Block[]
}

/**
 * All readings of 3n+2 closed tiles; empty if the hand is not complete.
 *
 * Fewer than fourteen tiles are a hand with melds: chiitoitsu and kokushi are then out of the question.
 * Four equal tiles are not two pairs.
 */
export function decompose(counts: TileCounts): Decomposition[] {
  let tiles = 0
  for (const count of counts) tiles += count
  const found: Decomposition[] = []
  if (tiles === 14) {
    if (isKokushi(counts)) found.push({form: 'kokushi', blocks: outerBlocks(counts)})
    else if (isChiitoitsu(counts)) found.push({form: 'chiitoitsu', blocks: pairBlocks(counts)})
  }
  for (const blocks of standardBlocks(counts)) found.push({form: 'standard', blocks})
  return found
}

/** All ways to split the tiles into runs, triplets and exactly one pair. */
function standardBlocks(counts: TileCounts): (readonly Block[])[] {
  let ways: (readonly Block[])[] = [noBlocks]
  let pairsSeen = 0
  for (let part = 0; part < 4; part++) {
    const split = splitPart(counts, part)
    if (split.length === 0) return []
    // All ways of a part have a pair or none has: it depends on the number of tiles.
    if (hasPair(split[0]!)) pairsSeen++
    ways = multiply(ways, split)
  }
  return pairsSeen === 1 ? ways : []
}

const noBlocks: readonly Block[] = []

/** Every way of the first list followed by every way of the second. */
function multiply(ways: (readonly Block[])[], more: readonly (readonly Block[])[]): (readonly Block[])[] {
  if (more.length === 1 && more[0]!.length === 0) return ways
  if (ways.length === 1 && ways[0]!.length === 0) return more.slice()
  const product: Block[][] = []
  for (const way of ways) for (const next of more) product.push(way.concat(next))
  return product
}

function hasPair(blocks: readonly Block[]): boolean {
  for (const block of blocks) if (block.type === 'pair') return true
  return false
}

function isKokushi(counts: TileCounts): boolean {
  let tiles = 0
  for (const kind of terminalsAndHonors) {
    if (counts[kind] === 0) return false
    tiles += counts[kind]!
  }
  return tiles === 14
}

function isChiitoitsu(counts: TileCounts): boolean {
  for (const count of counts) if (count !== 0 && count !== 2) return false
  return true
}

function outerBlocks(counts: TileCounts): Block[] {
  return terminalsAndHonors.map(kind => (counts[kind] === 2 ? pairs : singles)[kind]!)
}

function pairBlocks(counts: TileCounts): Block[] {
  return pairs.filter(pair => counts[pair.kind] === 2)
}
