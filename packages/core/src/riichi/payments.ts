/**
 * Payments: who gets and who pays how much, by seat, with honba, riichi sticks and liability.
 */
import type {From, Meld} from '../tile/index.js'
import {kindOf} from '../tile/index.js'
import {ronPoints, tsumoPayments, tsumoPoints} from './points.js'
import type {Rules} from './rules.js'
import {winds, type Situation, type Wind} from './situation.js'
import type {YakuHan} from './yaku/han.js'
import type {PaoYakumanId} from './yaku/table.js'

/** Liability (責任払い): who fed the last set of a yakuman, and for how many yakuman that is. */
export interface Liability {
  readonly seat: Wind
  readonly yakuman: number
}

/** How many play. */
export function playersOf(rules: Rules): 3 | 4 {
  return rules.sanma ? 3 : 4
}

/**
 * The seat wind of another player.
 *
 * @param seat
 *   Seat wind of the one who looks.
 * @returns `null` if nobody sits there: with three players the north seat is empty, and we take the next who sits on
 *   that side.
 */
export function seatOf(seat: Wind, from: From, rules: Rules): Wind | null {
  const own = winds.indexOf(seat)
  const steps = from === 'shimocha' ? 1 : from === 'toimen' ? 2 : 3
  const other = (own + steps) % 4
  if (!rules.sanma || other < 3) return winds[other]!
  if (from === 'toimen') return null
  return winds[(own + (from === 'shimocha' ? 1 : 2)) % 3]!
}

/** What is to be paid. */
export interface Bill {
  readonly base: number
  readonly byRon: boolean
  readonly seat: Wind
  /** Who discarded the winning tile; null if not known. */
  readonly loser: Wind | null
  readonly liability: Liability | null
}

/**
 * Points won and lost by seat wind, east first: four numbers, or three with three players; they add up to the sticks.
 *
 * Of what somebody is liable for, that player pays all on a tsumo and half on another's discard; the rest is paid as
 * ever. The honba go with the rest, or with the discard, unless `paoHonba` says otherwise.
 *
 * @returns `null` for a ron if the loser is not known.
 */
export function paymentsBySeat(bill: Bill, situation: Situation, rules: Rules): number[] | null {
  const {base, byRon, seat, loser, liability} = bill
  if (byRon && loser === null) return null
  const won = rules.sanma ? [0, 0, 0] : [0, 0, 0, 0]
  const players = won.length
  const isDealer = seat === 'east'
  const winner = winds.indexOf(seat)
  const liable = liability === null ? -1 : winds.indexOf(liability.seat)
  const liableBase = liability === null ? 0 : Math.min(base, 8000 * liability.yakuman)
  const rest = base - liableBase
  const liablePaysHonba = liable >= 0 && rules.paoHonba === 'liable'
  const honba = situation.laterRon ? 0 : (situation.honba ?? 0) * rules.honba
  if (byRon) {
    const from = winds.indexOf(loser!)
    won[from]! -= ronPoints(rest, isDealer)
    won[liablePaysHonba ? liable : from]! -= honba * (players - 1)
    if (liable >= 0) {
      const half = ronPoints(liableBase, isDealer) / 2
      won[from]! -= half
      won[liable]! -= half
    }
  } else {
    const shares = tsumoPayments(rest, isDealer, rules)
    for (let from = 0; from < players; from++) {
      if (from === winner) continue
      won[from]! -= from === 0 ? shares[0] : shares[shares.length - 1]!
      won[rest === 0 || liablePaysHonba ? liable : from]! -= honba
    }
    if (liable >= 0) won[liable]! -= tsumoPoints(tsumoPayments(liableBase, isDealer, rules), players)
  }
  let paid = 0
  for (const points of won) paid -= points
  won[winner] = paid + (situation.laterRon ? 0 : (situation.sticks ?? 0) * 1000)
  return won
}

/** Honors of which the melds make somebody liable: first kind, and how many of them. */
const sets: Readonly<Record<PaoYakumanId, readonly [first: number, last: number, needed: number]>> = {
  daisangen: [31, 33, 3],
  daisuushii: [27, 30, 4],
  suukantsu: [0, 33, 4]
}

/**
 * Who is liable for a yakuman of the hand, read from the order of the melds unless the situation says it.
 *
 * It is the player from whom the last dragon, wind or kan was called, all of them lying open or as concealed kans. A
 * last set that was not called makes nobody liable.
 */
export function liabilityOf(
  yaku: readonly YakuHan[],
  yakuman: number,
  melds: readonly Meld[],
  seat: Wind,
  situation: Situation,
  rules: Rules
): Liability | null {
  for (const {id, han} of yaku) {
    if (!rules.pao.includes(id as PaoYakumanId)) continue
    const from = situation.pao === undefined ? feederOf(id as PaoYakumanId, melds) : situation.pao
    const liable = from === null ? null : seatOf(seat, from, rules)
    if (liable !== null) return {seat: liable, yakuman: rules.paoCovers === 'hand' ? yakuman : han / 13}
  }
  return null
}

function feederOf(id: PaoYakumanId, melds: readonly Meld[]): From | null {
  const [first, last, needed] = sets[id]
  const of = melds.filter(meld => {
    const kind = kindOf(meld.tiles[0]!)
    const isSet = id === 'suukantsu' ? meld.tiles.length === 4 : meld.type !== 'chii'
    return isSet && kind >= first && kind <= last
  })
  const deciding = of[needed - 1]
  if (!deciding || deciding.type === 'ankan') return null
  // A pon that was added to is not a kan that somebody fed.
  return id === 'suukantsu' && deciding.type === 'kakan' ? null : deciding.from
}
