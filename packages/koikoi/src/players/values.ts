/**
 * What each allowed action is worth to a player: the points that it wins on average, by playouts of the expert.
 *
 * The hidden cards are dealt at random for every sample, and all actions are tried on the same samples; so the
 * difference between an action and the best one is known more exactly than its points, and has an error of its own.
 */
import {largest, wrongCall} from '@tehai/kernel/source'
import type {GameAction} from '../round/index.js'
import {assertOptions} from '../rules/index.js'
import {makeDice, rollBits, type Dice} from './dice.js'
import {boldPolicy} from './expert.js'
import {dealHidden, goOn} from './look-ahead.js'
import type {PlayerView} from './player.js'
import {tableOf} from './player-of.js'
import {
  copyTable,
  decide,
  makeTable,
  pay,
  playHand,
  playOut,
  playStock,
  pointsOf,
  scoreOf,
  take
} from './table.js'
import type {Policies, Table} from './table.js'

/** An action and what it is worth. */
export interface ActionValue {
  readonly action: GameAction
  /** Points won less points lost in this round, on average. */
  readonly points: number
  /** Standard error of `points`. */
  readonly standardError: number
  /** Average points below those of the best action; 0 for the best. */
  readonly behind: number
  /** Standard error of `behind`: a smaller difference than two of them means that the two actions are equally good. */
  readonly behindError: number
}

export interface ActionValuesOptions {
  /** Samples of the hidden cards (default: 1,000; eight actions then take some 20 ms). */
  readonly samples?: number | undefined
  /** Seed of the samples (default: 0): the same seed gives the same values. */
  readonly seed?: number | undefined
}

/**
 * What each action is worth, the best first.
 *
 * @param view
 *   What the player sees, from `viewOf`.
 * @param actions
 *   The allowed actions, from `availableActions`.
 * @throws {TypeError} if `samples` is not a whole number from 2, or an option is unknown.
 */
export function actionValues(
  view: PlayerView,
  actions: readonly GameAction[],
  options: ActionValuesOptions = {}
): readonly ActionValue[] {
  assertOptions(options, ['samples', 'seed'])
  const {samples = 1000, seed = 0} = options
  if (!Number.isInteger(samples) || samples < 2) {
    throw wrongCall('`samples` to be a whole number from 2', samples)
  }
  const paid = playSamples(view, actions, samples, makeDice(seed))
  const means = paid.map(meanOf)
  const best = means.indexOf(largest(means, -Infinity))
  return actions
    .map((action, index) => {
      const distance = paid[best]!.map((points, sample) => points - paid[index]![sample]!)
      return {
        action,
        points: means[index]!,
        standardError: errorOf(paid[index]!),
        behind: meanOf(distance),
        behindError: errorOf(distance)
      }
    })
    .toSorted((a, b) => a.behind - b.behind)
}

/** Points won less points lost, by action and sample. */
function playSamples(
  view: PlayerView,
  actions: readonly GameAction[],
  samples: number,
  dice: Dice
): readonly Float64Array[] {
  const table = tableOf(view)
  const sampled = makeTable(view.rules)
  const played = makeTable(view.rules)
  const policies: Policies = [boldPolicy, boldPolicy]
  const {player} = view
  const paid = actions.map(() => new Float64Array(samples))
  for (let sample = 0; sample < samples; sample++) {
    copyTable(table, sampled)
    dealHidden(sampled, dice)
    const seed = rollBits(dice)
    for (const [index, action] of actions.entries()) {
      copyTable(sampled, played)
      const own = makeDice(seed)
      if (!begin(played, action, view, own)) playOut(played, policies, own)
      paid[index]![sample] = played.seats[player].paid - played.seats[1 - player]!.paid
    }
  }
  return paid
}

/** Plays an action and the rest of its turn. Returns whether that ended the round. */
function begin(table: Table, action: GameAction, view: PlayerView, dice: Dice): boolean {
  const {own, other} = table
  switch (action.type) {
    case 'PlayCard':
      return playHand(table, boldPolicy, dice, view.hand.indexOf(action.card))
    case 'SelectFieldCard':
      take(table, view.pendingCapture[0]!, 1 << (action.card & 3))
      return view.turnPhase === 'SelectFieldCard'
        ? playStock(table, boldPolicy, dice)
        : decide(table, boldPolicy, dice)
    case 'DrawCard':
      return playStock(table, boldPolicy, dice)
    case 'CallKoiKoi':
      return goOn(table)
    case 'CallShobu':
      return pay(table, own, scoreOf(table, pointsOf(table, own), own, other))
  }
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard error of the mean. */
function errorOf(values: Float64Array): number {
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
