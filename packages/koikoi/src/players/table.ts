/**
 * A round on bits, for simulation and search: one table is set up once and played on again and again.
 *
 * The same rules as `round/`, without events and without new objects. It is the one mutable thing of this package and
 * never leaves the functions that own it. simulate.test.ts replays its rounds in the engine.
 */
import type {CardId} from '../cards/index.js'
import type {GameRules} from '../rules/index.js'
import {finalScore} from '../yaku/index.js'
import {tallyPoints} from '../yaku/points.js'
import {brimOf, mayHaveYaku, talliesByMonth} from '../yaku/tally.js'
import {rollBelow} from './dice.js'
import type {Dice} from './dice.js'

/** What belongs to one player. */
export interface Seat {
  /** 0 or 1. */
  readonly player: 0 | 1
  /** Place in the deck where the hand begins: 0 or 8. */
  readonly hand: number
  /** Cards left in the hand. */
  count: number
  /** Captured cards, as a tally. */
  tally: number
  /** Calls of koi-koi, and the points at the last one. */
  calls: number
  scoreAtCall: number
  /** Points paid when the round is over. */
  paid: number
}

export interface Table {
  rules: GameRules
  /** `brimOf` the rules. */
  brim: number
  /** What captured cards add to a tally; one of `talliesByMonth`, since 月札 depends on the month of the round. */
  tallies: Int32Array
  dealer: 0 | 1
  readonly seats: readonly [Seat, Seat]
  /** Whose turn it is, and the other. */
  own: Seat
  other: Seat
  /** Completed turns. */
  plays: number
  /**
   * All 48 cards. Hands are at places 0–7 and 8–15, with `count` cards left at the first of them; the stock is at the
   * places from `next` on, and its order is decided when a card is drawn.
   */
  readonly deck: Uint8Array
  next: number
  /** Four bits for each month: which of its cards are on the field. */
  readonly field: Uint8Array
  /** 0 or 1 when the round is over, 2 for a draw. */
  winner: 0 | 1 | 2
}

/** The decisions of a player at a table. Everything is a number, and a policy may use only what the player may see. */
export interface Policy {
  readonly name: string
  /** Place in the player's hand of the card to play, 0-based. */
  chooseHand(table: Table, dice: Dice): number
  /** Which of two field cards (`options`, bits of its month) a card takes: 0 to 3. */
  chooseField(table: Table, card: CardId, options: number, source: 'hand' | 'deck', dice: Dice): number
  /** Whether to continue (koi-koi); `points` are those of the player's yaku. */
  callKoiKoi(table: Table, points: number, dice: Dice): boolean
}

export type Policies = readonly [Policy, Policy]

function makeSeat(player: 0 | 1): Seat {
  return {player, hand: player << 3, count: 0, tally: 0, calls: 0, scoreAtCall: 0, paid: 0}
}

/** A table without cards. */
export function makeTable(rules: GameRules): Table {
  const seats = [makeSeat(0), makeSeat(1)] as const
  return {
    rules,
    brim: brimOf(rules),
    tallies: talliesByMonth[0]!,
    dealer: 0,
    seats,
    own: seats[0],
    other: seats[1],
    plays: 0,
    deck: Uint8Array.from({length: 48}, (_, id) => id),
    next: 24,
    field: new Uint8Array(12),
    winner: 2
  }
}

/** Make one table like another. */
export function copyTable(from: Table, to: Table): void {
  to.rules = from.rules
  to.brim = from.brim
  to.tallies = from.tallies
  to.dealer = from.dealer
  to.own = to.seats[from.own.player]
  to.other = to.seats[from.other.player]
  to.plays = from.plays
  to.deck.set(from.deck)
  to.next = from.next
  to.field.set(from.field)
  to.winner = from.winner
  copySeat(from.seats[0], to.seats[0])
  copySeat(from.seats[1], to.seats[1])
}

function copySeat(from: Seat, to: Seat): void {
  to.count = from.count
  to.tally = from.tally
  to.calls = from.calls
  to.scoreAtCall = from.scoreAtCall
  to.paid = from.paid
}

/** Play on until the round is over. */
export function playOut(table: Table, policies: Policies, dice: Dice): void {
  for (;;) {
    const policy = policies[table.own.player]
    if (playHand(table, policy, dice, policy.chooseHand(table, dice))) return
  }
}

/** A turn from its beginning with the card at a place of the hand. The result of these functions: whether it is over. */
export function playHand(table: Table, policy: Policy, dice: Dice, place: number): boolean {
  const {own, deck} = table
  const last = own.hand + --own.count
  const card = deck[own.hand + place]!
  deck[own.hand + place] = deck[last]!
  deck[last] = card
  settle(table, policy, dice, card, 'hand')
  return playStock(table, policy, dice)
}

/** The second half of a turn: the card from the stock. */
export function playStock(table: Table, policy: Policy, dice: Dice): boolean {
  const {deck, next} = table
  const place = next + rollBelow(dice, 48 - next)
  const card = deck[place]!
  deck[place] = deck[next]!
  deck[next] = card
  table.next = next + 1
  settle(table, policy, dice, card, 'deck')
  return decide(table, policy, dice)
}

/**
 * A card takes its month from the field or stays there.
 *
 * A branch would be unpredictable, so both results are computed: `stays` is all ones if the field has no card of the
 * month, else 0.
 */
function settle(table: Table, policy: Policy, dice: Dice, card: CardId, source: 'hand' | 'deck'): void {
  const {own, field} = table
  const month = card >> 2
  const bit = 1 << (card & 3)
  const options = field[month]!
  const taken = isPair(options) ? 1 << policy.chooseField(table, card, options, source, dice) : options
  const stays = (options - 1) >> 31
  field[month] = (options & ~taken) | (bit & stays)
  own.tally += tallyOfCapture(table, month, (taken | bit) & ~stays)
}

/** Whether exactly two of four bits are set. */
export function isPair(bits: number): boolean {
  return ((0b0001011001101000 >> bits) & 1) === 1
}

/** The player captures a card and field cards of its month. */
export function take(table: Table, card: CardId, taken: number): void {
  const month = card >> 2
  const {own, field} = table
  field[month] = field[month]! & ~taken
  own.tally += tallyOfCapture(table, month, taken | (1 << (card & 3)))
}

/**
 * What captured cards of a month add to a tally.
 *
 * @param month
 *   The month less 1, 0–11.
 */
export function tallyOfCapture({tallies}: Table, month: number, bits: number): number {
  return tallies[(month << 4) + bits]!
}

/** Points of a player's yaku. */
export function pointsOf({rules}: Table, {tally, calls}: Seat): number {
  return tallyPoints(tally, rules, calls)
}

/** Koi-koi or shobu if the points have grown, then the end of the turn. */
export function decide(table: Table, policy: Policy, dice: Dice): boolean {
  const {own} = table
  if (!mayHaveYaku(own.tally, table.brim)) return endTurn(table)
  const points = pointsOf(table, own)
  if (points > own.scoreAtCall) {
    if (own.count === 0 || !policy.callKoiKoi(table, points, dice)) {
      return pay(table, own, scoreOf(table, points, own, table.other))
    }
    call(table)
  }
  return endTurn(table)
}

/** Koi-koi: the points of this moment must be exceeded before the next decision. */
export function call(table: Table): void {
  const {own} = table
  own.calls++
  own.scoreAtCall = pointsOf(table, own)
}

/** Final score of some points of one player. */
export function scoreOf({rules}: Table, points: number, winner: Seat, loser: Seat): number {
  if (winner.calls === 0 && loser.calls === 0)
    return points >= 7 ? points * rules.sevenPointMultiplier : points
  return finalScore(points, {winner: winner.calls, loser: loser.calls}, rules)
}

/** The round is over, and one player is paid. */
export function pay(table: Table, winner: Seat, points: number): true {
  table.winner = winner.player
  winner.paid = points
  return true
}

/** The other player's turn, or the end of an exhausted round. */
export function endTurn(table: Table): boolean {
  const {own, other, rules} = table
  table.plays++
  table.own = other
  table.other = own
  if (table.plays >> 1 < rules.maxTurns && own.count + other.count > 0) return false
  return exhaust(table)
}

function exhaust(table: Table): true {
  const {rules, seats, dealer} = table
  if (rules.exhaustedWithYaku === 'score') {
    const [first, second] = seats
    const points = [pointsOf(table, first), pointsOf(table, second)] as const
    if (points[0] > points[1]) return pay(table, first, scoreOf(table, points[0], first, second))
    if (points[1] > points[0]) return pay(table, second, scoreOf(table, points[1], second, first))
  }
  seats[dealer].paid = rules.oyaKenScore
  return true
}
