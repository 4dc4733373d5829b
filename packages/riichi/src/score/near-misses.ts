/**
 * Near misses: yaku that a hand almost has, and what prevents them. Facts only; the sentences are made elsewhere.
 */
import type {Values} from '@tehai/kernel/source'
import {tileOf, type TileKind} from '../tile/index.js'
import type {Block} from '../decompose/blocks.js'
import {handFacts, type HandFacts} from '../hand/hand.js'
import {defaultRules, type Rules} from '../rules/rules.js'
import type {NoYaku, ScoredReading, WinScore} from './score.js'
import {isOuter} from '../shanten/survey.js'
import type {Win} from '../hand/situation.js'
import {isValuePair} from '../yaku/reading-yaku.js'
import {shapeOf} from '../yaku/shape.js'
import type {YakuId} from '../yaku/table.js'

/** What prevents a yaku, with the values for its sentence. */
export type NearMissReason =
  /** The hand was called open. */
  | 'open-hand'
  /** `block`, `tile`: the pair is a dragon, the round wind or the seat wind. `as`: `dragon`, `round`, `seat` or `both`. */
  | 'value-pair'
  /** `shape`: the wait is not two-sided. */
  | 'wait'
  /** The rules give no pinfu with a tsumo. */
  | 'no-pinfu-tsumo'
  /** The rules give no tanyao to an open hand. */
  | 'no-kuitan'
  /** `block`, `tile`: the one block, by its type and its lowest tile, that has a terminal or honor. */
  | 'outer-block'
  /** `block`, `tile`: the one block that has none. */
  | 'inner-block'
  /** `block`, `tile`: the one block of another suit. */
  | 'other-suit'
  /** `block`, `tile`: the one run. */
  | 'one-run'
  /** `tile`: the triplet that the ron completed, and so opened. */
  | 'opened-by-ron'
  /** `tile`: the hand has only two copies of it. */
  | 'only-a-pair'
  /** `tile`: a triplet of a wind that is neither the round's nor the seat's. */
  | 'guest-wind'
  /** There was no riichi. */
  | 'no-riichi'

export interface NearMiss {
  readonly yaku: YakuId | 'ura_dora'
  readonly reason: NearMissReason
  readonly values: Values
}

/**
 * What a scored hand almost has, for the reading that counts or, without yaku, for its first reading.
 *
 * A yakuman has no near misses, and neither has a paying river (流し満貫), which is not a reading of a hand and has no
 * blocks.
 */
export function nearMisses(result: WinScore | NoYaku, win: Win, rules: Rules = defaultRules): NearMiss[] {
  const reading = result.readings[result.outcome === 'win' ? result.chosen : 0]!
  if (reading.yakuman > 0 || reading.blocks.length === 0) return []
  const hand = handFacts(win)
  const found: NearMiss[] = []
  const add = (yaku: NearMiss['yaku'], reason: NearMissReason, values: Values = {}): void => {
    const has = yaku === 'ura_dora' ? false : reading.yaku.some(({id}) => id === yaku)
    if (!has) found.push({yaku, reason, values})
  }
  if (reading.form === 'standard') {
    missPinfu(reading, hand, rules, add)
    missBlocks(reading, hand, rules, add)
    missTriplets(reading, hand, add)
  }
  if (result.outcome === 'no-yaku') missLuck(hand, add)
  if (win.situation?.ura?.length && !win.situation.riichi) add('ura_dora', 'no-riichi')
  return found
}

type Add = (yaku: NearMiss['yaku'], reason: NearMissReason, values?: Values) => void

const tile = (kind: TileKind): Values => ({tile: tileOf(kind)})

const inBlock = ({type, kind}: Block): Values => ({tile: tileOf(kind), block: type})

function missPinfu(reading: ScoredReading, hand: HandFacts, rules: Rules, add: Add): void {
  const shape = shapeOf(reading.blocks)
  if (shape.runCount !== 4) return
  if (hand.isOpen) add('pinfu', 'open-hand')
  if (isValuePair(shape.pair, hand))
    add('pinfu', 'value-pair', {...tile(shape.pair), block: 'pair', as: valueOf(shape.pair, hand)})
  if (reading.wait !== 'ryanmen') add('pinfu', 'wait', {shape: reading.wait})
  if (!hand.byRon && !rules.pinfuTsumo) add('pinfu', 'no-pinfu-tsumo')
}

function valueOf(pair: TileKind, {roundWind, seatWind}: HandFacts): string {
  if (pair > 30) return 'dragon'
  if (pair === roundWind && pair === seatWind) return 'both'
  return pair === roundWind ? 'round' : 'seat'
}

/** Yaku that need all blocks, if only one block prevents them. */
function missBlocks({blocks}: ScoredReading, hand: HandFacts, rules: Rules, add: Add): void {
  const outer = blocks.filter(hasOuter)
  if (outer.length === 0 && hand.isOpen && !rules.kuitan) add('tanyao', 'no-kuitan')
  if (outer.length === 1) add('tanyao', 'outer-block', inBlock(outer[0]!))
  const inner = blocks.filter(block => !hasOuter(block))
  if (inner.length === 1) add(hand.hasHonors ? 'chanta' : 'junchan', 'inner-block', inBlock(inner[0]!))
  const runs = blocks.filter(({type}) => type === 'run')
  if (hand.isOpen && new Set(runs.map(({kind}) => kind)).size < runs.length) add('iipeikou', 'open-hand')
  if (runs.length === 1) add('toitoi', 'one-run', inBlock(runs[0]!))
  for (const first of [0, 9, 18]) {
    const other = blocks.filter(({kind}) => kind < 27 && (kind < first || kind > first + 8))
    if (other.length === 1) add(hand.hasHonors ? 'honitsu' : 'chinitsu', 'other-suit', inBlock(other[0]!))
  }
}

function hasOuter({type, kind}: Block): boolean {
  return isOuter[kind]! || (type === 'run' && kind % 9 === 6)
}

const dragons = ['haku', 'hatsu', 'chun'] as const

function missTriplets({blocks, completed}: ScoredReading, hand: HandFacts, add: Add): void {
  const {concealed, pair} = shapeOf(blocks)
  const last = blocks[completed]!
  if (last.type === 'triplet' && last.open && concealed > 1) {
    add(concealed === 3 ? 'suuankou' : 'sanankou', 'opened-by-ron', tile(last.kind))
  }
  if (pair > 30) add(dragons[pair - 31]!, 'only-a-pair', tile(pair))
  for (const {type, kind} of blocks) {
    const isWind = kind > 26 && kind < 31 && type !== 'pair'
    if (isWind && kind !== hand.roundWind && kind !== hand.seatWind)
      add('seat_wind', 'guest-wind', tile(kind))
  }
}

/** What a hand without any yaku could have had. */
function missLuck(hand: HandFacts, add: Add): void {
  if (hand.isOpen) add(hand.byRon ? 'riichi' : 'menzen_tsumo', 'open-hand')
  else add('riichi', 'no-riichi')
}
