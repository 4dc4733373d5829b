/**
 * Worth: the points of a win by tsumo, with the ura dora that may come.
 */
import {doraOf, isRed, kindOf, northKind, tileOf, type Meld, type Tile, type TileKind} from '../tile/index.js'
import {blockOfMeld} from '../decompose/blocks.js'
import {traits, type HandFacts} from '../hand.js'
import {noTiles} from '../no-tiles.js'
import {playersOf} from '../payments.js'
import {tsumoPayments, tsumoPoints, worthOf} from '../points.js'
import type {Rules} from '../rules.js'
import {scoredReadings} from '../score-readings.js'
import {winds, type Situation, type Wind} from '../situation.js'
import {uraChances, type UraChances} from './ura.js'
import type {Wall} from './wall.js'

/** What does not change from win to win. */
export interface WorthFacts {
  readonly melds: readonly Meld[]
  readonly round: Wind
  readonly seat: Wind
  readonly indicators: readonly Tile[]
  readonly kita: number
  /** Whether ura dora count. */
  readonly ura: boolean
  readonly rules: Rules
  readonly wall: Wall
}

/**
 * Points of a win by tsumo; 0 without a yaku.
 *
 * @param counts
 *   The closed hand with the winning tile. Not kept.
 * @param reds
 *   Red fives in the closed hand.
 */
export type Worth = (counts: readonly number[], win: TileKind, reds: number, riichi: boolean) => number

const inRiichi: Situation = {riichi: true}
const notInRiichi: Situation = {}

/** What wins are worth with these melds, winds and indicators. */
export function worthWith(facts: WorthFacts): Worth {
  const {melds, rules, wall, kita} = facts
  const table = melds.map(blockOfMeld)
  const laid = melds.flatMap(({tiles}) => tiles)
  const meldCounts = noTiles()
  for (const tile of laid) meldCounts[kindOf(tile)]! += 1
  const laidReds = laid.filter(isRed).length
  const laidTraits = laid.reduce((seen, tile) => seen | traits[kindOf(tile)]!, 0)
  const isOpen = melds.some(({type}) => type !== 'ankan')
  const kans = melds.filter(({tiles}) => tiles.length === 4).length
  const seat = winds.indexOf(facts.seat)
  const isDealer = seat === 0
  const players = playersOf(rules)
  const indicators = rules.kanDora ? facts.indicators : facts.indicators.slice(0, 1)
  const doraKinds = indicators.map(tile => doraOf(tile, rules.sanma))
  const northDora = rules.sanma && rules.northDora ? kita : 0
  const uraCount = !facts.ura
    ? 0
    : rules.kanUra
      ? facts.indicators.length
      : Math.min(1, facts.indicators.length)
  const all = noTiles()
  const chancesKnown = new Map<number, UraChances>()

  /** By how many dora it would make, the unseen tiles: the chances depend on nothing else. */
  const chancesOf = (counts: readonly number[]): UraChances => {
    const unseen = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    let key = 0
    for (let kind = 0; kind < 34; kind++) {
      const left = wall.copies[kind]! - counts[kind]!
      if (left <= 0) continue
      const dora = uraKinds[kind]!
      const made = all[dora]! + (rules.sanma && dora === northKind ? kita : 0)
      unseen[made]! += left
      if (made > 0) key += left * 137 ** (made - 1)
    }
    const known = chancesKnown.get(key)
    if (known) return known
    const chances = uraChances(unseen, uraCount)
    chancesKnown.set(key, chances)
    return chances
  }
  const uraKinds = wall.copies.map((_, kind) =>
    rules.sanma && kind > 0 && kind < 8 ? 0 : doraOf(tileOf(kind), rules.sanma)
  )
  const pointsOf = (han: number, fu: number): number =>
    tsumoPoints(tsumoPayments(worthOf(han, fu, rules).base, isDealer, rules), players)

  return (counts, win, reds, riichi) => {
    let seen = laidTraits
    let mostCopies = 0
    for (let kind = 0; kind < 34; kind++) {
      const count = counts[kind]!
      all[kind] = count + meldCounts[kind]!
      if (count > 0) seen |= traits[kind]!
      if (all[kind]! > mostCopies) mostCopies = all[kind]!
    }
    const hand: HandFacts = {
      closed: counts,
      all,
      win,
      byRon: false,
      isOpen,
      melds: table,
      kans,
      roundWind: 27 + winds.indexOf(facts.round),
      seatWind: 27 + seat,
      isDealer,
      suits: seen & 7,
      hasHonors: (seen & 8) !== 0,
      hasOuter: (seen & 16) !== 0,
      hasInner: (seen & 32) !== 0,
      mostCopies,
      reds: reds + laidReds
    }
    let dora = northDora + (rules.redFives > 0 ? hand.reds : 0)
    for (let index = 0; index < doraKinds.length; index++) {
      const kind = doraKinds[index]!
      dora += all[kind]! + (rules.sanma && kind === northKind ? kita : 0)
    }
    const readings = scoredReadings(hand, riichi ? inRiichi : notInRiichi, rules, dora)
    let best = 0
    let isYakuman = false
    for (const {points, yakuman} of readings) {
      if (points > best) best = points
      if (yakuman > 0) isYakuman = true
    }
    if (!riichi || uraCount === 0 || isYakuman || best === 0) return best
    const chances = chancesOf(counts)
    let sum = chances[0]! * best
    for (let ura = 1; ura < chances.length; ura++) {
      if (chances[ura] === 0) continue
      let most = 0
      for (const {han, fu} of readings) if (han > 0) most = Math.max(most, pointsOf(han + ura, fu))
      sum += chances[ura]! * most
    }
    return sum
  }
}
