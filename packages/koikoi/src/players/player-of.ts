/**
 * A simulation's policy as a player of the engine: the view is laid out as a table, and the number it chooses becomes
 * an action.
 */
import type {CardId} from '../cards/index.js'
import type {GameAction} from '../round/index.js'
import {talliesByMonth} from '../yaku/tally.js'
import {makeDice} from './dice.js'
import type {Player, PlayerView} from './player.js'
import {makeTable, pointsOf, tallyOfCapture} from './table.js'
import type {Policy, Seat, Table} from './table.js'

/** A player of the engine who does what a policy does. */
export function playerOf(policy: Policy): Player {
  return {
    name: policy.name,
    choose(view, actions, random) {
      const table = tableOf(view)
      const dice = makeDice(Math.floor(random.next() * 0x100000000))
      switch (view.turnPhase) {
        case 'PlayFromHand':
          return {type: 'PlayCard', card: view.hand[policy.chooseHand(table, dice)]!}
        case 'SelectFieldCard':
        case 'SelectFieldCardForDraw': {
          const card = view.pendingCapture[0]!
          const source = view.turnPhase === 'SelectFieldCard' ? 'hand' : 'deck'
          const place = policy.chooseField(table, card, table.field[card >> 2]!, source, dice)
          return {type: 'SelectFieldCard', card: (card & ~3) + place}
        }
        case 'KoiKoiDecision':
          return decision(policy.callKoiKoi(table, pointsOf(table, table.own), dice), actions)
        default:
          return actions[0]!
      }
    }
  }
}

/** Koi-koi where it is wanted and allowed. */
function decision(goesOn: boolean, actions: readonly GameAction[]): GameAction {
  return actions.find(({type}) => goesOn && type === 'CallKoiKoi') ?? {type: 'CallShobu'}
}

/** The table of a view; unseen cards fill the other hand and the stock in an arbitrary order, by id. */
export function tableOf(view: PlayerView): Table {
  const {player, hand, field, pendingCapture, capturedCards, otherHandCount} = view
  const table = makeTable(view.rules)
  const [first, second] = table.seats
  const [own, other] = player === 0 ? [first, second] : [second, first]
  table.tallies = talliesByMonth[view.rules.monthlyScore > 0 ? (view.month ?? 0) : 0]!
  table.dealer = view.dealer
  table.plays = view.plays
  table.own = own
  table.other = other
  for (const card of field) table.field[card >> 2] = table.field[card >> 2]! | (1 << (card & 3))
  fillSeat(table, first, view)
  fillSeat(table, second, view)
  own.count = hand.length
  other.count = otherHandCount

  const seen = [...field, ...pendingCapture, ...capturedCards[0], ...capturedCards[1]]
  const known = new Set<CardId>([...hand, ...seen])
  const unseen = Array.from({length: 48}, (_, id) => id).filter(id => !known.has(id))
  const stock = unseen.slice(otherHandCount)
  table.next = 48 - stock.length
  table.deck.set(hand, own.hand)
  table.deck.set(unseen.slice(0, otherHandCount), other.hand)
  table.deck.set(stock, table.next)
  return table
}

function fillSeat(table: Table, seat: Seat, view: PlayerView): void {
  seat.calls = view.koiKoiCalls[seat.player]
  seat.scoreAtCall = view.scoreAtCall[seat.player]
  for (const card of view.capturedCards[seat.player])
    seat.tally += tallyOfCapture(table, card >> 2, 1 << (card & 3))
}
