/**
 * What is known of a winning hand before it is decomposed: tiles, melds, seats.
 */
import {isRed, kindOf, type Meld, type Tile, type TileKind} from '../tile/index.js'
import {blockOfMeld, type Block} from '../decompose/blocks.js'
import {noTiles} from '../tile/no-tiles.js'
import {isOuter} from '../shanten/survey.js'
import type {Win} from './situation.js'
import {numberOfWind} from './wind-number.js'

export interface HandFacts {
  /** Counts of the closed tiles, winning tile included. */
  readonly closed: readonly number[]
  /** Counts of all tiles, melds included. */
  readonly all: readonly number[]
  readonly win: TileKind
  readonly byRon: boolean
  /** Whether any meld was called. */
  readonly isOpen: boolean
  readonly melds: readonly Block[]
  readonly kans: number
  /** Kinds of the round and the seat wind. */
  readonly roundWind: TileKind
  readonly seatWind: TileKind
  readonly isDealer: boolean
  /** Suits that occur, as bits: 1 man, 2 pin, 4 sou. */
  readonly suits: number
  readonly hasHonors: boolean
  /** Whether there is any terminal or honor (么九牌), and anything else (中張牌). */
  readonly hasOuter: boolean
  readonly hasInner: boolean
  /** Copies of the kind there is most of. */
  readonly mostCopies: number
  /** Red fives in hand and melds. */
  readonly reds: number
}

/** Traits of one tile of a kind as bits: its part (bits 0–3), then whether it is outer (16) or inner (32). */
export const traits: readonly number[] = isOuter.map(
  (outer, kind) => (1 << ((kind / 9) | 0)) | (outer ? 16 : 32)
)

/** Gather the facts of a win that is possible (see `checkWin`). */
export function handFacts(win: Win): HandFacts {
  const {hand, situation} = win
  const laid = win.melds ?? noMelds
  const closed = noTiles()
  let seen = 0
  // A bit for every number of copies: the highest is the most, and no tile needs a comparison.
  let copiesSeen = 0
  let reds = 0
  const tilesOfHand = hand.length + (holdsWin(win) ? 0 : 1)
  for (let index = 0; index < tilesOfHand; index++) {
    const tile = index < hand.length ? hand[index]! : win.win
    const kind = kindOf(tile)
    const copies = closed[kind]! + 1
    closed[kind] = copies
    copiesSeen |= 1 << copies
    seen |= traits[kind]!
    if (isRed(tile)) reds++
  }
  const all = laid.length === 0 ? closed : closed.slice()
  const melds: Block[] = []
  let isOpen = false
  let kans = 0
  for (let index = 0; index < laid.length; index++) {
    const {type, tiles} = laid[index]!
    melds.push(blockOfMeld(laid[index]!))
    if (type !== 'ankan') isOpen = true
    if (tiles.length === 4) kans++
    for (let at = 0; at < tiles.length; at++) {
      const kind = kindOf(tiles[at]!)
      const copies = all[kind]! + 1
      all[kind] = copies
      copiesSeen |= 1 << copies
      seen |= traits[kind]!
      if (isRed(tiles[at]!)) reds++
    }
  }
  const seat = situation?.seat === undefined ? 1 : numberOfWind(situation.seat)
  const round = situation?.round === undefined ? 0 : numberOfWind(situation.round)
  return {
    closed,
    all,
    win: kindOf(win.win),
    byRon: win.by === 'ron',
    isOpen,
    melds,
    kans,
    roundWind: 27 + round,
    seatWind: 27 + seat,
    isDealer: seat === 0,
    suits: seen & 7,
    hasHonors: (seen & 8) !== 0,
    hasOuter: (seen & 16) !== 0,
    hasInner: (seen & 32) !== 0,
    mostCopies: 31 - Math.clz32(copiesSeen),
    reds
  }
}

const noMelds: readonly Meld[] = []

/** Whether the closed tiles include the winning tile: their number is then 3n + 2. */
export function holdsWin({hand}: {readonly hand: readonly Tile[]}): boolean {
  return hand.length % 3 === 2
}
