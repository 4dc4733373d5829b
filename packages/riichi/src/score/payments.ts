/**
 * Payments: how much each player gets or pays, by seat, with honba, riichi sticks and liability.
 */
import {type From, type Meld, kindOf, seats} from '../tile/index.js'
import {meant, namesOf, wrong} from '../tile/wrong.js'
import {ronPoints, tsumoPayments, tsumoPoints} from './points.js'
import type {Rules} from '../rules/rules.js'
import {winds, type Situation, type Wind} from '../hand/situation.js'
import {numberOfWind} from '../hand/wind-number.js'
import type {YakuHan} from '../yaku/han.js'
import type {PaoYakumanId} from '../rules/yakuman.js'

/** Liability (責任払い): who fed the last set of a yakuman, and for how many yakuman that is. */
export interface Liability {
  readonly seat: Wind
  readonly yakuman: number
}

/**
 * Number of players.
 *
 * @param rules
 *   Complete rules, or whether they are for three players.
 */
export function playersOf(rules: Pick<Rules, 'sanma'>): 3 | 4 {
  return rules.sanma ? 3 : 4
}

/**
 * The seat wind of another player.
 *
 * @param seat
 *   Seat wind of the player whose view it is.
 * @param from
 *   The other player, seen from there.
 * @param rules
 *   Complete rules, or whether they are for three players.
 * @returns `null` if the seat is empty. With three players the north seat is empty, and the next player on that
 *   side is taken.
 * @throws {TypeError} if the seat is not a wind, or the other player not a direction.
 */
export function seatOf(seat: Wind, from: From, rules: Pick<Rules, 'sanma'>): Wind | null {
  const own = numberOfWind(seat)
  const steps = stepsTo(from)
  const other = (own + steps) % 4
  if (!rules.sanma || other < 3) return winds[other]!
  if (from === 'toimen') return null
  return winds[(own + (from === 'shimocha' ? 1 : 2)) % 3]!
}

/** How many seats after one's own another player is, with four players. */
function stepsTo(from: From): 1 | 2 | 3 {
  if (from === 'shimocha') return 1
  if (from === 'toimen') return 2
  if (from === 'kamicha') return 3
  throw wrong(`a player (${namesOf(seats)})`, from, meant(from, seats))
}

/** What is to be paid. */
export interface Bill {
  readonly base: number
  readonly byRon: boolean
  readonly seat: Wind
  /** Who discarded the winning tile; null if not known. */
  readonly loser: Wind | null
  /** In the order in which they became liable. */
  readonly liabilities: readonly Liability[]
}

/** Base points of a yakuman. */
const yakumanBase = 8000

/**
 * Points won and lost by seat wind, east first: four numbers, or three with three players. Their sum is that of the
 * sticks.
 *
 * A liable player pays all of that part on a tsumo and half of it on another's discard. The rest is paid as
 * usual. The honba go with the rest, or with the discard, unless `paoHonba` says otherwise; if two are liable, the one
 * who became liable last pays them.
 *
 * @returns `null` for a ron if the loser is not known.
 */
export function paymentsBySeat(bill: Bill, situation: Situation, rules: Rules): number[] | null {
  const {base, byRon, seat, loser, liabilities} = bill
  if (byRon && loser === null) return null
  const won = rules.sanma ? [0, 0, 0] : [0, 0, 0, 0]
  const isDealer = seat === 'east'
  const winner = numberOfWind(seat)
  const honba = situation.laterRon ? 0 : (situation.honba ?? 0) * rules.honba
  const last = liabilities.length === 0 ? null : liabilities[liabilities.length - 1]!
  let rest = base
  if (last !== null) for (const one of liabilities) rest -= yakumanBase * one.yakuman
  const honbaPayer =
    last !== null && (rules.paoHonba === 'liable' || (rest === 0 && !byRon)) ? last.seat : null
  const shared: SharedPayment = {rest, winner, honba, honbaPayer}
  if (byRon) payRon(won, shared, numberOfWind(loser!))
  else payTsumo(won, shared, rules)
  if (last !== null) payLiable(won, liabilities, byRon ? numberOfWind(loser!) : null, isDealer, rules)
  let paid = 0
  for (const points of won) paid -= points
  won[winner] = paid + (situation.laterRon ? 0 : (situation.sticks ?? 0) * 1000)
  return won
}

/** Take what the liable players answer for; for a ron, half of it from the discarder. */
function payLiable(
  won: number[],
  liabilities: readonly Liability[],
  from: number | null,
  isDealer: boolean,
  rules: Rules
): void {
  for (const {seat, yakuman} of liabilities) {
    const liable = numberOfWind(seat)
    const base = yakumanBase * yakuman
    if (from === null) won[liable]! -= tsumoPoints(tsumoPayments(base, isDealer, rules), won.length)
    else {
      const half = ronPoints(base, isDealer) / 2
      won[from]! -= half
      won[liable]! -= half
    }
  }
}

/** What is paid as usual, besides what liable players answer for. */
interface SharedPayment {
  /** Base points. */
  readonly rest: number
  readonly winner: number
  /** Honba of one player. */
  readonly honba: number
  /** Who pays the honba of all; `null`: who usually does. */
  readonly honbaPayer: Wind | null
}

/** Take the payment for a discard, and all honba from one player. */
function payRon(won: number[], {rest, winner, honba, honbaPayer}: SharedPayment, from: number): void {
  won[from]! -= ronPoints(rest, winner === 0)
  won[honbaPayer === null ? from : numberOfWind(honbaPayer)]! -= honba * (won.length - 1)
}

/** Take the shares of a tsumo, and honba from each player or all of it from one. */
function payTsumo(won: number[], {rest, winner, honba, honbaPayer}: SharedPayment, rules: Rules): void {
  const shares = tsumoPayments(rest, winner === 0, rules)
  for (let from = 0; from < won.length; from++) {
    if (from === winner) continue
    won[from]! -= from === 0 ? shares[0] : shares[shares.length - 1]!
    won[honbaPayer === null ? from : numberOfWind(honbaPayer)]! -= honba
  }
}

/** Honors whose melds make a player liable: first kind, and how many of them. */
const sets: Readonly<Record<PaoYakumanId, readonly [first: number, last: number, needed: number]>> = {
  daisangen: [31, 33, 3],
  daisuushii: [27, 30, 4],
  suukantsu: [0, 33, 4]
}

/**
 * Who is liable for which yakuman of the hand, read from the order of the melds unless the situation says it; in the
 * order in which they became liable, as the fourth kan is always the last meld.
 *
 * It is the player from whom the last dragon, wind or kan was called, if all of the sets are open or concealed kans.
 * If the last set was not called, no player is liable. If the liable player answers for the whole hand by the rules
 * (`paoCovers`), two liable players share what neither of them fed.
 *
 * @param value
 *   The yakuman of the hand, and how many it counts as.
 */
export function liabilitiesOf(
  {yaku, yakuman}: {readonly yaku: readonly YakuHan[]; readonly yakuman: number},
  {melds, seat}: {readonly melds: readonly Meld[]; readonly seat: Wind},
  situation: Situation,
  rules: Rules
): readonly Liability[] {
  const found: Liability[] = []
  let left = yakuman
  for (const {id, han} of yaku) {
    if (!rules.pao.includes(id as PaoYakumanId)) continue
    const from = liableFor(id as PaoYakumanId, melds, situation)
    const liable = from === null ? null : seatOf(seat, from, rules)
    // If only the greatest yakuman counts, no player is liable for another one.
    const own = Math.min(left, han / 13)
    if (liable === null || own === 0) continue
    found.push({seat: liable, yakuman: own})
    left -= own
  }
  if (rules.paoCovers === 'yakuman' || left === 0) return found
  return found.map(one => ({seat: one.seat, yakuman: one.yakuman + left / found.length}))
}

function liableFor(id: PaoYakumanId, melds: readonly Meld[], {pao}: Situation): From | null {
  const said = typeof pao === 'object' && pao !== null ? pao[id] : pao
  return said === undefined ? feederOf(id, melds) : said
}

function feederOf(id: PaoYakumanId, melds: readonly Meld[]): From | null {
  const [first, last, needed] = sets[id]
  const of = melds.filter(meld => {
    const kind = kindOf(meld.tiles[0]!)
    return meld.type !== 'chii' && kind >= first && kind <= last
  })
  const deciding = of[needed - 1]
  if (!deciding || deciding.type === 'ankan') return null
  // A pon that was extended to a kan (kakan) does not make the player it was called from liable.
  return id === 'suukantsu' && deciding.type === 'kakan' ? null : deciding.from
}
