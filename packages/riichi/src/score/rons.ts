/**
 * Several players win by the same discard (ダブロン), and a river that pays (流し満貫).
 */
import {assertRules} from '../rules/complete-rules.js'
import {playersOf} from './payments.js'
import {tsumoPayments} from './points.js'
import {defaultRules, type Rules} from '../rules/rules.js'
import {winds, type Wind} from '../hand/situation.js'
import {meant, namesOf, wrong} from '../tile/wrong.js'

/**
 * Who wins of the players who call ron, in turn order from the discarder on.
 *
 * The first one takes honba and sticks; score the others with `laterRon`. If the rules allow one win, only the first
 * player wins (頭ハネ); otherwise no player wins if more call than the rules allow (三家和).
 *
 * @param loser
 *   Seat wind of the player whose discard it is.
 * @param callers
 *   Seat winds of the others who call, in any order.
 * @param rules
 *   Complete rules (default: `defaultRules`).
 * @throws {TypeError} if a wind is not that of a player, a player occurs twice, or the rules are not valid.
 */
export function ronWinners(loser: Wind, callers: readonly Wind[], rules: Rules = defaultRules): Wind[] {
  assertRules(rules)
  assertSeat(loser, rules)
  if (!Array.isArray(callers)) throw wrong('a list of winds', callers)
  callers.forEach((caller, index) => {
    assertSeat(caller, rules)
    if (caller === loser || callers.indexOf(caller) < index)
      throw wrong('each caller once, and not the loser', caller)
  })
  const players = playersOf(rules)
  const order = callers.toSorted((a, b) => stepsTo(a, loser, players) - stepsTo(b, loser, players))
  if (rules.rons === 1) return order.slice(0, 1)
  return order.length > rules.rons ? [] : order
}

function stepsTo(seat: Wind, from: Wind, players: number): number {
  return (winds.indexOf(seat) - winds.indexOf(from) + players) % players
}

/**
 * Points by seat wind, east first, for a river of terminals and honors: paid as a mangan by tsumo, without honba and
 * sticks.
 *
 * @param seat
 *   Seat wind of the owner of the river.
 * @param rules
 *   Complete rules (default: `defaultRules`).
 * @returns `null` if the rules have no nagashi mangan.
 * @throws {TypeError} if the wind is not that of a player, or the rules are not valid.
 */
export function nagashiPayments(seat: Wind, rules: Rules = defaultRules): number[] | null {
  assertRules(rules)
  assertSeat(seat, rules)
  if (!rules.nagashiMangan) return null
  const isDealer = seat === 'east'
  const shares = tsumoPayments(2000, isDealer, rules)
  const won = winds.slice(0, playersOf(rules)).map(wind => {
    if (wind === seat) return 0
    return wind === 'east' || isDealer ? -shares[0] : -shares[1]!
  })
  won[winds.indexOf(seat)] = -won.reduce((sum, points) => sum + points, 0)
  return won
}

/** With three players there is no north. */
function assertSeat(value: Wind, rules: Rules): void {
  const known = winds.slice(0, playersOf(rules))
  if (!known.includes(value)) throw wrong(`a wind (${namesOf(known)})`, value, meant(value, known))
}
