/**
 * Dealing at a table: the first 24 cards of a shuffle, and hands that win at once.
 */
import type {GameRules} from '../rules/index.js'
import {talliesByMonth} from '../yaku/tally.js'
import {shuffleFront} from './dice.js'
import type {Dice} from './dice.js'
import {pay} from './table.js'
import type {Seat, Table} from './table.js'

/**
 * Shuffle and deal a new round.
 *
 * @returns
 *   Whether the round is already over: by 手四, くっつき or a drawn field.
 */
export function dealTable(table: Table, dealer: 0 | 1, month: number, dice: Dice): boolean {
  const {seats} = table
  table.dealer = dealer
  table.tallies = talliesByMonth[table.rules.monthlyScore > 0 ? month : 0]!
  table.own = seats[dealer]
  table.other = seats[dealer === 0 ? 1 : 0]
  table.plays = 0
  table.next = 24
  table.winner = 2
  clearSeat(seats[0])
  clearSeat(seats[1])
  for (;;) {
    // The stock is shuffled when it is drawn from.
    shuffleFront(dice, table.deck, 24)
    const hasFieldFour = layField(table)
    if (!isThrownAway(table.deck, hasFieldFour, table.rules)) return endsAtOnce(table, hasFieldFour)
  }
}

function clearSeat(seat: Seat): void {
  seat.count = 8
  seat.tally = 0
  seat.calls = 0
  seat.scoreAtCall = 0
  seat.paid = 0
}

/** Put places 16 to 23 on the field. Returns whether all four cards of a month are among them. */
function layField({deck, field}: Table): boolean {
  for (let month = 0; month < 12; month++) field[month] = 0
  let isWhole = false
  for (let place = 16; place < 24; place++) {
    const card = deck[place]!
    const bits = field[card >> 2]! | (1 << (card & 3))
    field[card >> 2] = bits
    if (bits === 15) isWhole = true
  }
  return isWhole
}

function isThrownAway(deck: Uint8Array, hasFieldFour: boolean, rules: GameRules): boolean {
  if (hasFieldFour && rules.fieldFour === 'redeal') return true
  if (rules.fieldKuttsuki === 'redeal' && isFourPairs(deck, 16)) return true
  return rules.redealOnTeshi && (hasFour(deck, 0) || hasFour(deck, 8))
}

function endsAtOnce(table: Table, hasFieldFour: boolean): boolean {
  const {deck, rules} = table
  if (hasFieldFour) return true
  if (rules.fieldKuttsuki === 'draw' && isFourPairs(deck, 16)) return true
  if (rules.enableTeshi && winBy(table, hasFour(deck, 0), hasFour(deck, 8), rules.teshiScore)) return true
  return (
    rules.kuttsukiScore > 0 && winBy(table, isFourPairs(deck, 0), isFourPairs(deck, 8), rules.kuttsukiScore)
  )
}

function winBy(table: Table, first: boolean, second: boolean, points: number): boolean {
  if (first && second) return true
  return (first || second) && pay(table, table.seats[first ? 0 : 1], points)
}

/** Whether the eight cards from a place on include a whole month. */
function hasFour(deck: Uint8Array, start: number): boolean {
  return tally(deck, start).includes(4)
}

/** Whether the eight cards from a place on are two each of four months. */
function isFourPairs(deck: Uint8Array, start: number): boolean {
  const counts = tally(deck, start)
  return counts.filter(count => count === 2).length === 4
}

function tally(deck: Uint8Array, start: number): Uint8Array {
  const counts = new Uint8Array(12)
  for (let place = start; place < start + 8; place++) counts[deck[place]! >> 2]!++
  return counts
}
