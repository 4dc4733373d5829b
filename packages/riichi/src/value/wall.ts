/**
 * Wall: the tiles that a player does not see, by kind, with the red fives apart.
 */
import {
  allCopies,
  isRed,
  kindOf,
  northKind,
  sanmaCopies,
  type Meld,
  type Tile,
  type TileKind
} from '../tile/index.js'
import type {Rules} from '../rules/rules.js'

/** Tiles that are neither in melds nor visible; they include the closed hand. */
export interface Wall {
  /** By kind, red fives included. */
  readonly copies: readonly number[]
  /** Red fives, by suit. */
  readonly reds: readonly number[]
}

/** Red fives in the set, by suit: three with three players have none in man. */
function redsOf({redFives, sanma}: Pick<Rules, 'redFives' | 'sanma'>): number[] {
  if (redFives === 0) return [0, 0, 0]
  return [sanma ? 0 : 1, redFives > 3 ? 2 : 1, 1]
}

/** The set without open tiles; never below zero. */
export function wallOf(
  melds: readonly Meld[],
  visible: readonly Tile[],
  kita: number,
  rules: Pick<Rules, 'redFives' | 'sanma'>
): Wall {
  const copies = (rules.sanma ? sanmaCopies : allCopies).slice()
  const reds = redsOf(rules)
  const take = (tile: Tile): void => {
    const kind = kindOf(tile)
    if (copies[kind]! > 0) copies[kind]! -= 1
    const suit = (kind / 9) | 0
    if (isRed(tile) && reds[suit]! > 0) reds[suit]! -= 1
  }
  for (const {tiles} of melds) for (const tile of tiles) take(tile)
  for (const tile of visible) take(tile)
  copies[northKind] = Math.max(0, copies[northKind]! - kita)
  return {copies, reds}
}

/** Whether a kind is a five of a suit. */
export function isFive(kind: TileKind): boolean {
  return kind < 27 && kind % 9 === 4
}
