/**
 * Worth: the points of a win by tsumo, with possible ura dora.
 */
import {doraOf, isRed, kindOf, northKind, type TileKind} from '../tile/index.js'
import {blockOfMeld} from '../decompose/blocks.js'
import {traits, type HandFacts} from '../hand/hand.js'
import {noTiles} from '../tile/no-tiles.js'
import {scoredReadings} from '../score/readings.js'
import {winds, type Situation} from '../hand/situation.js'
import {averageWithUra} from './ura-worth.js'
import type {WorthFacts} from './worth-facts.js'

/**
 * Points of a win by tsumo; 0 without a yaku.
 *
 * @param counts
 *   The closed hand with the winning tile. No reference is kept.
 * @param reds
 *   Red fives in the closed hand.
 */
export type Worth = (counts: readonly number[], win: TileKind, reds: number, riichi: boolean) => number

const inRiichi: Situation = {riichi: true}
const notInRiichi: Situation = {}

/** What wins are worth with these melds, winds and indicators. */
export function worthWith(facts: WorthFacts): Worth {
  const table = tableOf(facts)
  const doraIn = doraCounter(facts)
  const averageOf = averageWithUra(facts)
  return (counts, win, reds, riichi) => {
    const hand = handOf(table, counts, win, reds)
    const situation = riichi ? inRiichi : notInRiichi
    const readings = scoredReadings(hand, situation, facts.rules, doraIn(hand))
    let best = 0
    let isYakuman = false
    for (const {points, yakuman} of readings) {
      if (points > best) best = points
      if (yakuman > 0) isYakuman = true
    }
    const mayGrow = riichi && averageOf !== null && !isYakuman && best > 0
    return mayGrow ? averageOf(hand, readings, best) : best
  }
}

/** What all winning hands with the same melds and seat have in common. */
interface Table extends Pick<
  HandFacts,
  'melds' | 'isOpen' | 'kans' | 'roundWind' | 'seatWind' | 'isDealer' | 'reds'
> {
  /** Counts of the tiles of melds. */
  readonly laid: readonly number[]
  /** Traits of the tiles of melds. */
  readonly traits: number
  /** Counts of all tiles of a hand: one list is reused, as no reference is kept. */
  readonly all: number[]
}

function tableOf({melds, round, seat}: WorthFacts): Table {
  const tiles = melds.flatMap(meld => meld.tiles)
  const laid = noTiles()
  for (const tile of tiles) laid[kindOf(tile)]! += 1
  return {
    melds: melds.map(blockOfMeld),
    laid,
    reds: tiles.filter(isRed).length,
    traits: tiles.reduce((seen, tile) => seen | traits[kindOf(tile)]!, 0),
    isOpen: melds.some(({type}) => type !== 'ankan'),
    kans: melds.filter(meld => meld.tiles.length === 4).length,
    roundWind: 27 + winds.indexOf(round),
    seatWind: 27 + winds.indexOf(seat),
    isDealer: seat === 'east',
    all: noTiles()
  }
}

/** The facts of a hand that is complete. */
function handOf(table: Table, counts: readonly number[], win: TileKind, reds: number): HandFacts {
  const {all, laid} = table
  let seen = table.traits
  let mostCopies = 0
  for (let kind = 0; kind < 34; kind++) {
    const count = counts[kind]!
    all[kind] = count + laid[kind]!
    if (count > 0) seen |= traits[kind]!
    if (all[kind]! > mostCopies) mostCopies = all[kind]!
  }
  return {
    closed: counts,
    all,
    win,
    byRon: false,
    isOpen: table.isOpen,
    melds: table.melds,
    kans: table.kans,
    roundWind: table.roundWind,
    seatWind: table.seatWind,
    isDealer: table.isDealer,
    suits: seen & 7,
    hasHonors: (seen & 8) !== 0,
    hasOuter: (seen & 16) !== 0,
    hasInner: (seen & 32) !== 0,
    mostCopies,
    reds: reds + table.reds
  }
}

/** Counts the dora of a hand, but for ura. */
function doraCounter({rules, indicators, kita}: WorthFacts): (hand: HandFacts) => number {
  const shown = rules.kanDora ? indicators : indicators.slice(0, 1)
  const kinds = shown.map(tile => doraOf(tile, rules.sanma))
  const kitaOf = (kind: TileKind) => (rules.sanma && kind === northKind ? kita : 0)
  const north = rules.sanma && rules.northDora ? kita : 0
  return ({all, reds}) => {
    let dora = north + (rules.redFives > 0 ? reds : 0)
    for (const kind of kinds) dora += all[kind]! + kitaOf(kind)
    return dora
  }
}
