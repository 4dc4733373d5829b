/**
 * The player who looks ahead: deals the hidden cards at random, plays every action out to the end of the round, and
 * takes the action with the best average.
 *
 * Only what the player may see goes in: the other hand and the stock are one heap of unseen cards, dealt anew for every
 * sample. All actions of a decision are tried on the same samples, so luck cancels out in the comparison.
 */
import {makeDice} from './dice.js'
import type {Dice} from './dice.js'
import {greedyPolicy} from './greedy.js'
import {placesOfPair} from './random.js'
import {
  call,
  copyTable,
  decide,
  endTurn,
  makeTable,
  playHand,
  playOut,
  playStock,
  scoreOf,
  take
} from './table.js'
import type {Policies, Policy, Table} from './table.js'

export interface LookAheadOptions {
  /** Samples of the hidden cards for every decision (default: 32). */
  readonly samples?: number | undefined
  /** Who plays the samples out (default: the greedy player on both sides). */
  readonly playout?: Policy | undefined
}

const both: Policies = [greedyPolicy, greedyPolicy]

/** A player who looks ahead; owns two tables of memory and nothing else. */
export function lookAheadPolicy({samples = 32, playout = greedyPolicy}: LookAheadOptions = {}): Policy {
  const policies: Policies = playout === greedyPolicy ? both : [playout, playout]
  let sampled: Table | undefined
  let played: Table | undefined
  const totals = new Float64Array(8)

  /** Average every option over the same samples; the best one. `begin` plays an option and tells if it ended all. */
  function best(
    table: Table,
    options: number,
    dice: Dice,
    begin: (at: Table, option: number, dice: Dice) => boolean
  ): number {
    sampled ??= makeTable(table.rules)
    played ??= makeTable(table.rules)
    totals.fill(0)
    const {player} = table.own
    for (let sample = 0; sample < samples; sample++) {
      copyTable(table, sampled)
      dealHidden(sampled, dice)
      const seed = dice.below(0x7fffffff)
      for (let option = 0; option < options; option++) {
        copyTable(sampled, played)
        const own = makeDice(seed)
        if (!begin(played, option, own)) playOut(played, policies, own)
        totals[option]! += played.seats[player].paid - played.seats[1 - player]!.paid
      }
    }
    return indexOfLargest(totals, options)
  }

  return {
    name: `look-ahead (${samples})`,
    chooseHand(table, dice) {
      const {count} = table.own
      if (count === 1) return 0
      return best(table, count, dice, (at, place, own) => playHand(at, playout, own, place))
    },
    chooseField(table, card, options, source, dice) {
      const places = placesOfPair(options)
      const chosen = best(table, 2, dice, (at, option, own) => {
        take(at, card, 1 << places[option as 0 | 1])
        return source === 'hand' ? playStock(at, playout, own) : decide(at, playout, own)
      })
      return places[chosen as 0 | 1]
    },
    callKoiKoi(table, points, dice) {
      const now = scoreOf(table, points, table.own, table.other)
      const chosen = best(table, 1, dice, at => {
        call(at)
        return endTurn(at)
      })
      return chosen === 0 && totals[0]! / samples > now
    }
  }
}

function indexOfLargest(values: Float64Array, count: number): number {
  let best = 0
  for (let index = 1; index < count; index++) if (values[index]! > values[best]!) best = index
  return best
}

/** Deal the cards the player cannot see anew: the other hand gets any of itself and the stock. */
function dealHidden(table: Table, dice: Dice): void {
  const {deck, next} = table
  const {hand, count} = table.other
  for (let place = 0; place < count; place++) {
    const drawn = place + dice.below(count + 48 - next - place)
    const from = drawn < count ? hand + drawn : next + drawn - count
    const card = deck[hand + place]!
    deck[hand + place] = deck[from]!
    deck[from] = card
  }
}
