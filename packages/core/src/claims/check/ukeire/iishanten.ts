/**
 * Types of 1-shanten by the blocks that the closed tiles contain besides sets.
 *
 * A perfect one (完全イーシャンテン) has two ryanmen, one of them with an extra copy of one of its tiles, and a pair; a sticky
 * one (くっつき) has a pair and two tiles; a headless one (ヘッドレス) has two incomplete runs. The same tiles may be two of
 * these types.
 */
import {noTiles, shapeUkeire} from '@tehai/riichi'
import type {TileKind} from '@tehai/riichi/tile'
import type {IishantenKind} from '../../grammar/shanten.js'

/** Tiles outside sets, as kinds. */
type Rest = readonly TileKind[]

const kinds: Rest = noTiles().map((_, kind) => kind)
const numbers = kinds.filter(kind => kind < 27)
const each = kinds.map((kind): Rest => [kind])
const pairs = kinds.map((kind): Rest => [kind, kind])
const rank = (kind: TileKind): number => (kind % 9) + 1
const ryanmen = numbers.filter(kind => rank(kind) > 1 && rank(kind) < 8).map((kind): Rest => [kind, kind + 1])
const doubled = ryanmen.flatMap(([one, other]): Rest[] => [
  [one!, one!, other!],
  [one!, other!, other!]
])
const parts = numbers.flatMap((kind): Rest[] => [
  ...(rank(kind) < 9 ? [[kind, kind + 1]] : []),
  ...(rank(kind) < 8 ? [[kind, kind + 2]] : [])
])

/** What there is besides the sets: one of each list. */
const blocksOf: Readonly<Record<IishantenKind, readonly (readonly Rest[])[]>> = {
  perfect: [pairs, ryanmen, doubled],
  sticky: [pairs, each, each],
  headless: [parts, parts]
}

/** Whether tiles are of a type. Call it only for tiles that are 1-shanten. */
export function isOfKind(counts: readonly number[], kind: IishantenKind): boolean {
  return hasBlocks(counts, blocksOf[kind])
}

function hasBlocks(counts: readonly number[], [blocks, ...others]: readonly (readonly Rest[])[]): boolean {
  if (!blocks) return shapeUkeire(counts).shanten < 0
  return blocks.some(block => {
    const left = counts.slice()
    for (const kind of block) left[kind]! -= 1
    return block.every(kind => left[kind]! >= 0) && hasBlocks(left, others)
  })
}
