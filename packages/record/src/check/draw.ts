/**
 * What a round without a win pays: noten penalties (不聴罰符), and rivers of terminals and honors (流し満貫).
 */
import {append} from '@tehai/kernel/source'
import {nagashiPayments, winds, type Rules} from '@tehai/riichi'
import {isTerminalOrHonor} from '@tehai/riichi/tile'
import type {Player} from '../game/event.js'
import {problem, type Problem} from '../game/problem.js'
import type {DrawResult} from '../game/record.js'
import {windOf} from '../game/seats.js'
import type {HandState, TableState} from '../game/state.js'
import type {TableRules} from './rules.js'
import {isEqual} from './win.js'

/** What is wrong with the end of a round without a win. */
export type DrawProblemId = 'not-tenpai' | 'not-noten' | 'no-nagashi' | 'wrong-payment'

export type DrawProblem = Problem<DrawProblemId>

/** The changes of the scores by player, and the differences from the record. */
export interface CheckedDraw {
  readonly delta: readonly number[] | null
  readonly problems: readonly DrawProblem[]
}

/** Total points paid by those who are not tenpai: 3000, with three players 2000. */
const penalties = {4: 3000, 3: 2000} as const

/** Checks the end of a round at the table before it. */
export function checkDraw(state: TableState, result: DrawResult, rules: TableRules): CheckedDraw {
  const problems: DrawProblem[] = []
  if (result.reason === 'exhaustive') append(problems, tenpaiProblems(state, result))
  const delta = deltaOf(state, result, rules)
  if (delta === null) {
    if (result.reason === 'nagashi') problems.push(problem('no-nagashi'))
    return {delta: result.delta, problems}
  }
  if (result.delta !== null && !isEqual(result.delta, delta)) {
    problems.push(problem('wrong-payment', {player: -1, stated: result.delta.join(), found: delta.join()}))
  }
  return {delta, problems}
}

/** A player who shows a tenpai hand must have one, and must show it after riichi. */
function tenpaiProblems({hands}: TableState, {tenpai}: DrawResult): readonly DrawProblem[] {
  if (tenpai === null) return []
  return hands.flatMap((hand, player): DrawProblem[] => {
    if (hand.tiles === null) return []
    if (tenpai[player] && hand.waits.length === 0) return [problem('not-tenpai', {player})]
    return !tenpai[player] && hand.riichi !== null && hand.waits.length > 0
      ? [problem('not-noten', {player})]
      : []
  })
}

/** `null` if it cannot be known, or if there is none. */
function deltaOf(
  state: TableState,
  {reason, tenpai}: DrawResult,
  rules: TableRules
): readonly number[] | null {
  const {hands, players} = state
  if (reason === 'nagashi') return nagashiDelta(state, rules)
  if (reason !== 'exhaustive') return hands.map(() => 0)
  if (tenpai === null && hands.some(({tiles}) => tiles === null)) return null
  const shown = hands.map(({waits}, player) => tenpai?.[player] ?? waits.length > 0)
  const count = shown.filter(Boolean).length
  if (count === 0 || count === players) return hands.map(() => 0)
  const noten = players - count
  const payment = rules.notenPayments ? rules.notenPayments[count - 1] : penalties[players] / noten
  if (payment === undefined) return null
  const share = (payment * noten) / count
  // It is unknown how a room rounds an amount that cannot be divided.
  return Number.isInteger(share) ? shown.map(isTenpai => (isTenpai ? share : 0 - payment)) : null
}

/** Several rivers may pay at once. */
function nagashiDelta(state: TableState, rules: Rules): readonly number[] | null {
  const {hands, dealer, players} = state
  const winners = hands.flatMap((hand, player) => (isNagashi(hand) ? [player as Player] : []))
  const delta = hands.map(() => 0)
  for (const winner of winners) {
    const payments = nagashiPayments(windOf(winner, dealer, players), rules)
    if (payments === null) return null
    for (const player of delta.keys())
      delta[player]! += payments[winds.indexOf(windOf(player as Player, dealer, players))]!
  }
  return winners.length === 0 ? null : delta
}

/** Only terminals and honors, and no tile of the river was called. */
function isNagashi({river}: HandState): boolean {
  return river.length > 0 && river.every(({tile, calledBy}) => calledBy === null && isTerminalOrHonor(tile))
}
