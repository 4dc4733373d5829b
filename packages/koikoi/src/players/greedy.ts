/**
 * The greedy player: takes what is worth most now, and stops at the first yaku.
 */
import {allCards, SpecialCardFlag} from '../cards/index.js'
import type {Card, CardId} from '../cards/index.js'
import {tallyPoints} from '../yaku/points.js'
import {placesOfPair} from './random.js'
import {isPair, pointsOf, tallyOfCapture} from './table.js'
import type {Policy, Table} from './table.js'

/** What a card is worth to a pile, roughly in tenths of a point; found by experiment, not by theory. */
function valueOf({type, specialFlag}: Card): number {
  if (specialFlag === SpecialCardFlag.SakeCup) return 24
  if (specialFlag === SpecialCardFlag.RainMan) return 10
  if (type === 'hikari') return 20
  if (specialFlag !== SpecialCardFlag.None) return 11
  return type === 'kasu' ? 2 : 5
}

const valueByCard = Uint8Array.from(allCards, valueOf)

/** Sum of the values of field cards of a month, by month and bits. */
const valueByField = Uint8Array.from({length: 12 * 16}, (_, at) =>
  [0, 1, 2, 3].reduce((sum, place) => sum + ((at >> place) & 1) * valueByCard[((at >> 4) << 2) + place]!, 0)
)

/** A point of a yaku is worth this many units of card value. */
const POINT = 20

/** The value of capturing a card and field cards of its month. */
function worthOfTaking(table: Table, card: CardId, taken: number, points: number): number {
  const month = card >> 2
  const {own, rules} = table
  const tally = own.tally + tallyOfCapture(table, month, taken | (1 << (card & 3)))
  const gained = tallyPoints(tally, rules, own.calls) - points
  return gained * POINT + valueByCard[card]! + valueByField[(month << 4) + taken]!
}

/** The place of the better of two field cards. */
function betterOfPair(table: Table, card: CardId, options: number, points: number): number {
  const [first, second] = placesOfPair(options)
  const worthOfFirst = worthOfTaking(table, card, 1 << first, points)
  return worthOfTaking(table, card, 1 << second, points) > worthOfFirst ? second : first
}

export const greedyPolicy: Policy = {
  name: 'greedy',
  chooseHand(table) {
    const {own, field, deck} = table
    const points = pointsOf(table, own)
    let best = 0
    let bestWorth = -Infinity
    for (let place = 0; place < own.count; place++) {
      const card = deck[own.hand + place]!
      const options = field[card >> 2]!
      const worth = options === 0 ? -valueByCard[card]! : worthOfHand(table, card, options, points)
      if (worth > bestWorth) {
        best = place
        bestWorth = worth
      }
    }
    return best
  },
  chooseField: (table, card, options) => betterOfPair(table, card, options, pointsOf(table, table.own)),
  callKoiKoi: () => false
}

function worthOfHand(table: Table, card: CardId, options: number, points: number): number {
  const taken = isPair(options) ? 1 << betterOfPair(table, card, options, points) : options
  return worthOfTaking(table, card, taken, points)
}
