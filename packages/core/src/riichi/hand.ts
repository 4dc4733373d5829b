/**
 * What is known of a winning hand before anybody reads it: tiles, melds, seats.
 */
import {isRed, kindOf, type Tile, type TileKind} from '../tile/index.js'
import {blockOfMeld, type Block} from './decompose/blocks.js'
import {noTiles} from './noTiles.js'
import {isOuter} from './shanten/survey.js'
import {winds, type Win} from './situation.js'

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
  /** Red fives in hand and melds. */
  readonly reds: number
}

/** Gather the facts of a win that is possible (see `checkWin`). */
export function handFacts(win: Win): HandFacts {
  const closed = noTiles()
  let reds = 0
  for (const tile of win.hand) {
    closed[kindOf(tile)]! += 1
    if (isRed(tile)) reds++
  }
  const melds: Block[] = []
  const all = closed.slice()
  let isOpen = false
  let kans = 0
  for (const meld of win.melds ?? []) {
    melds.push(blockOfMeld(meld))
    if (meld.type !== 'ankan') isOpen = true
    if (meld.tiles.length === 4) kans++
    for (const tile of meld.tiles) {
      all[kindOf(tile)]! += 1
      if (isRed(tile)) reds++
    }
  }
  if (!holdsWin(win)) {
    closed[kindOf(win.win)]! += 1
    all[kindOf(win.win)]! += 1
    if (isRed(win.win)) reds++
  }
  let suits = 0
  let hasOuter = false
  let hasInner = false
  for (let kind = 0; kind < 34; kind++) {
    if (all[kind] === 0) continue
    suits |= 1 << ((kind / 9) | 0)
    if (isOuter[kind]) hasOuter = true
    else hasInner = true
  }
  const seat = winds.indexOf(win.situation?.seat ?? 'south')
  return {
    closed,
    all,
    win: kindOf(win.win),
    byRon: win.by === 'ron',
    isOpen,
    melds,
    kans,
    roundWind: 27 + winds.indexOf(win.situation?.round ?? 'east'),
    seatWind: 27 + seat,
    isDealer: seat === 0,
    suits: suits & 7,
    hasHonors: (suits & 8) !== 0,
    hasOuter,
    hasInner,
    reds
  }
}

/** Whether the closed tiles include the winning tile: they are then two more than three for every set. */
export function holdsWin({hand}: {readonly hand: readonly Tile[]}): boolean {
  return hand.length % 3 === 2
}
