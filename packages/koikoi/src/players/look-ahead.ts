/**
 * The player who looks ahead: deals the hidden cards at random, plays every action out to the end of the round, and
 * takes the action with the best average.
 *
 * It uses only what the player may see: the other hand and the stock are one set of unseen cards, dealt again for
 * every sample. All actions of a decision are tried on the same samples, so luck cancels out in the comparison.
 */
import {wrongCall} from '@tehai/kernel/source'
import {assertOptions, defaultRules} from '../rules/index.js'
import {makeDice, rollBelow, rollBits} from './dice.js'
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
  /** Samples of the hidden cards for every choice of a card (default: 128). */
  readonly samples?: number | undefined
  /**
   * Samples for koi-koi or shobu, where the results of playouts differ by many points (default: eight times
   * `samples`).
   */
  readonly callSamples?: number | undefined
  /** Who plays the samples out (default: the greedy player on both sides). */
  readonly playout?: Policy | undefined
}

/** Plays one option of a decision. Returns whether that ended the round. */
type OptionStart = (table: Table, option: number, dice: Dice) => boolean

function assertSamples(value: unknown, name: string): void {
  if (Number.isInteger(value) && (value as number) >= 1) return
  throw wrongCall(`\`${name}\` to be a whole number from 1`, value)
}

/**
 * A player who looks ahead. Between decisions it keeps only the memory of two tables for reuse.
 *
 * @throws {TypeError} if a number of samples is not a whole number from 1, or an option is unknown.
 */
export function lookAheadPolicy(options: LookAheadOptions = {}): Policy {
  assertOptions(options, ['samples', 'callSamples', 'playout'])
  const {samples = 128, callSamples = samples * 8, playout = greedyPolicy} = options
  assertSamples(samples, 'samples')
  assertSamples(callSamples, 'callSamples')
  const policies: Policies = [playout, playout]
  const sampled = makeTable(defaultRules)
  const played = makeTable(defaultRules)
  const totals = new Float64Array(8)

  /** Points won less points lost for every option, summed over the same samples. */
  function tryAll(table: Table, count: number, rounds: number, dice: Dice, begin: OptionStart): Float64Array {
    const {player} = table.own
    totals.fill(0)
    for (let round = 0; round < rounds; round++) {
      copyTable(table, sampled)
      dealHidden(sampled, dice)
      const seed = rollBits(dice)
      for (let option = 0; option < count; option++) {
        copyTable(sampled, played)
        const own = makeDice(seed)
        if (!begin(played, option, own)) playOut(played, policies, own)
        totals[option]! += played.seats[player].paid - played.seats[1 - player]!.paid
      }
    }
    return totals
  }

  const playPlace: OptionStart = (at, place, own) => playHand(at, playout, own, place)

  return {
    name: 'look-ahead',
    chooseHand(table, dice) {
      const {count} = table.own
      return count === 1 ? 0 : indexOfLargest(tryAll(table, count, samples, dice, playPlace), count)
    },
    chooseField(table, card, bits, source, dice) {
      const places = placesOfPair(bits)
      const begin: OptionStart = (at, option, own) => {
        take(at, card, 1 << places[option as 0 | 1])
        return source === 'hand' ? playStock(at, playout, own) : decide(at, playout, own)
      }
      return places[indexOfLargest(tryAll(table, 2, samples, dice, begin), 2) as 0 | 1]
    },
    callKoiKoi(table, points, dice) {
      const [goingOn] = tryAll(table, 1, callSamples, dice, goOn)
      return goingOn! / callSamples > scoreOf(table, points, table.own, table.other)
    }
  }
}

/** Koi-koi, and the other player's turn. */
export function goOn(table: Table): boolean {
  call(table)
  return endTurn(table)
}

function indexOfLargest(values: Float64Array, count: number): number {
  let best = 0
  for (let index = 1; index < count; index++) if (values[index]! > values[best]!) best = index
  return best
}

/** Deal the cards that the player cannot see again: the other hand and the stock are mixed and dealt at random. */
export function dealHidden(table: Table, dice: Dice): void {
  const {deck, next} = table
  const {hand, count} = table.other
  for (let place = 0; place < count; place++) {
    const drawn = place + rollBelow(dice, count + 48 - next - place)
    const from = drawn < count ? hand + drawn : next + drawn - count
    const card = deck[hand + place]!
    deck[hand + place] = deck[from]!
    deck[from] = card
  }
}
