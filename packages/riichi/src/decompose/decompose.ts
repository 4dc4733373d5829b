/**
 * Decomposition: every way to read a complete closed hand, as four blocks and a pair, as seven pairs, as kokushi.
 *
 * Tries every split, one suit at a time; the readings of a hand are all combinations of the splits of its suits.
 */
import type {TileCounts} from '../tile/index.js'
import {terminalsAndHonors} from '../shanten/survey.js'
import {append, pairs, singles, type Block} from './blocks.js'
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
 * Fewer than fourteen tiles are a hand with melds: chiitoitsu and kokushi are then impossible.
 * Four equal tiles are not two pairs.
 */
export function decompose(counts: TileCounts): Decomposition[] {
  const found: Decomposition[] = []
  if (isKokushi(counts)) found.push({form: 'kokushi', blocks: outerBlocks(counts)})
  else if (isChiitoitsu(counts)) found.push({form: 'chiitoitsu', blocks: pairBlocks(counts)})
  addStandard(found, counts, 1)
  return found
}

/** All readings of 3n closed tiles as runs and triplets without a pair; empty if there is none. */
export function decomposeSets(counts: TileCounts): Decomposition[] {
  const found: Decomposition[] = []
  addStandard(found, counts, 0)
  return found
}

/** Add all ways to split the tiles into runs, triplets and a given number of pairs. */
function addStandard(found: Decomposition[], counts: TileCounts, pairsWanted: 0 | 1): void {
  const man = splitPart(counts, 0)
  const pin = splitPart(counts, 1)
  const sou = splitPart(counts, 2)
  const honors = splitPart(counts, 3)
  const pairsSeen = Number(man.hasPair) + Number(pin.hasPair) + Number(sou.hasPair) + Number(honors.hasPair)
  if (pairsSeen !== pairsWanted) return
  for (const first of man.ways) {
    for (const second of pin.ways) {
      for (const third of sou.ways) {
        for (const fourth of honors.ways) {
          const blocks: Block[] = []
          append(blocks, first)
          append(blocks, second)
          append(blocks, third)
          append(blocks, fourth)
          found.push({form: 'standard', blocks})
        }
      }
    }
  }
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
  let pairsSeen = 0
  for (let kind = 0; kind < 34; kind++) {
    if (counts[kind] === 2) pairsSeen++
    else if (counts[kind] !== 0) return false
  }
  return pairsSeen === 7
}

function outerBlocks(counts: TileCounts): Block[] {
  return terminalsAndHonors.map(kind => (counts[kind] === 2 ? pairs : singles)[kind]!)
}

function pairBlocks(counts: TileCounts): Block[] {
  const blocks: Block[] = []
  for (let kind = 0; kind < 34; kind++) if (counts[kind] === 2) blocks.push(pairs[kind]!)
  return blocks
}
