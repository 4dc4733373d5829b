/**
 * Whether a win is valid, and whether the record's statements about it are right.
 */
import {score, winds, type Rules, type Win, type WinScore, yakuTable} from '@tehai/riichi'
import type {Phrase} from '@tehai/kernel/source'
import type {AgariEvent, Player} from '../game/event.js'
import {isFuriten} from '../game/hand.js'
import {problem, type Problem} from '../game/problem.js'
import type {WinResult} from '../game/record.js'
import type {TableState} from '../game/state.js'
import {playerOf, windOf} from '../game/seats.js'
import {isUraHidden, winsWithUra} from './hidden-ura.js'
import {winAt} from './situation.js'

/** What is wrong with a win. */
export type WinProblemId =
  | 'furiten'
  | 'not-complete'
  | 'no-yaku'
  | 'not-possible'
  | 'wrong-yaku'
  | 'wrong-fu'
  | 'wrong-han'
  | 'wrong-points'
  | 'wrong-liability'
  | 'wrong-payment'

export type WinProblem = Problem<WinProblemId>

/** What a win is worth by the rules, and the differences from the record. */
export interface CheckedWin {
  /** `null` if the hand is hidden, or no win. */
  readonly score: WinScore | null
  /** Changes of the scores by player; `null` if the score is `null`. */
  readonly delta: readonly number[] | null
  readonly problems: readonly WinProblem[]
}

/** A win at a table. */
export interface WinAtTable {
  /** The table before it. */
  readonly state: TableState
  readonly event: AgariEvent
  /** Whether another has won before, by the same tile. */
  readonly isLater: boolean
}

/** Checks one win, and what the record says about it. */
export function checkWinEvent(
  {state, event, isLater}: WinAtTable,
  rules: Rules,
  result?: WinResult
): CheckedWin {
  const {player, from} = event
  const win = winAt(state, event, isLater)
  if (win === null) return {score: null, delta: result?.delta ?? null, problems: []}
  const problems: WinProblem[] = []
  if (player !== from && isFuriten(state.hands[player]!))
    problems.push(problem('furiten', {player, tile: event.tile}))
  const scored = score(win, rules)
  if (scored.outcome !== 'win') {
    const id =
      scored.outcome === 'no-yaku'
        ? 'no-yaku'
        : scored.outcome === 'incomplete'
          ? 'not-complete'
          : 'not-possible'
    return {score: null, delta: null, problems: [...problems, problem(id, {player, tile: event.tile})]}
  }
  const found = assessed(scored, win, state, result)
  const known = result && isUraHidden(win, rules) ? withHiddenUra(found, win, state, rules, result) : found
  return {...known, problems: [...problems, ...known.problems]}
}

/** Points of a riichi stick in the payments of the engine. */
const STICK_OF_ENGINE = 1000

/** What a hand is worth, and the differences from the record. */
function assessed(scored: WinScore, win: Win, state: TableState, result: WinResult | undefined): CheckedWin {
  const delta = deltaOf(scored, win, state)
  return {score: scored, delta, problems: result ? differences(scored, delta, result, state) : []}
}

/** The win with the ura dora by which all is right that the record says; without them nothing follows where it says nothing. */
function withHiddenUra(
  found: CheckedWin,
  win: Win,
  state: TableState,
  rules: Rules,
  result: WinResult
): CheckedWin {
  const {han, points, delta, yaku} = result
  if (han === null && points === null && delta === null && yaku.length === 0) return {...found, delta: null}
  if (found.problems.length === 0) return found
  for (const other of winsWithUra(win, rules)) {
    const scored = score(other, rules)
    const checked = scored.outcome === 'win' ? assessed(scored, other, state, result) : found
    if (checked.problems.length === 0) return checked
  }
  return found
}

/** Payments by seat wind as changes by player, with an empty place for the missing one of three. */
function deltaOf(
  {payments}: WinScore,
  {situation = {}}: Win,
  {dealer, players, riichiStick}: TableState
): readonly number[] | null {
  if (payments === null) return null
  const {seat: winner, sticks = 0, laterRon} = situation
  const more = laterRon ? 0 : sticks * (riichiStick - STICK_OF_ENGINE)
  return Array.from({length: players}, (_, player) => {
    const seat = windOf(player as Player, dealer, players)
    return (payments[winds.indexOf(seat)] ?? 0) + (seat === winner ? more : 0)
  })
}

function differences(
  scored: WinScore,
  delta: readonly number[] | null,
  result: WinResult,
  state: TableState
): readonly WinProblem[] {
  const {player} = result
  const problems: WinProblem[] = []
  const stated = statedYaku(result)
  const found = foundYaku(scored)
  if (stated !== null && !isSameYaku(stated, found))
    problems.push(problem('wrong-yaku', {player, stated, found}))
  if (scored.yakuman === 0) {
    if (result.fu !== null && result.fu !== scored.fu && result.limit === null) {
      problems.push(problem('wrong-fu', {player, stated: result.fu, found: scored.fu}))
    }
    if (result.han !== null && result.han !== scored.han) {
      problems.push(problem('wrong-han', {player, stated: result.han, found: scored.han}))
    }
  }
  if (result.points !== null && result.points !== scored.points) {
    problems.push(problem('wrong-points', {player, stated: result.points, found: scored.points}))
  }
  const liable = liableOf(scored, state)
  if (result.pao !== null && result.pao !== liable) {
    problems.push(problem('wrong-liability', {player, statedSeat: result.pao, foundSeat: liable ?? -1}))
  }
  if (result.delta !== null && delta !== null && !isEqual(result.delta, delta)) {
    problems.push(problem('wrong-payment', {player, stated: result.delta.join(), found: delta.join()}))
  }
  return problems
}

function liableOf({liability}: WinScore, {dealer, players}: TableState): number | null {
  return liability && playerOf(liability.seat, dealer, players)
}

/** Whether changes are the same; the place of a missing player may be left out. */
export function isEqual(stated: readonly number[], found: readonly number[]): boolean {
  return stated.every((points, player) => points === (found[player] ?? 0))
}

const order: ReadonlyMap<string, number> = new Map(yakuTable.map(({id}, index) => [id, index]))

/** A yaku and its han, as a value of a message. */
export type YakuPhrase = Phrase<'yaku'> & {readonly values: {readonly name: string; readonly han: number}}

/** Yaku and dora in the order of the table; `null` if the record names none, or one without an id. */
function statedYaku({yaku}: WinResult): readonly YakuPhrase[] | null {
  if (yaku.length === 0 || yaku.some(({id}) => id === null)) return null
  return inOrder(yaku.map(({id, han}) => [id!, han]))
}

function foundYaku({yaku, yakuman, dora}: WinScore): readonly YakuPhrase[] {
  const all: (readonly [string, number])[] = yaku.map(({id, han}) => [id, han])
  if (yakuman === 0) all.push(['dora', dora.dora + dora.north], ['ura', dora.ura], ['aka', dora.red])
  return inOrder(all)
}

function isSameYaku(a: readonly YakuPhrase[], b: readonly YakuPhrase[]): boolean {
  return (
    a.length === b.length &&
    a.every(({values}, index) => values.name === b[index]!.values.name && values.han === b[index]!.values.han)
  )
}

/** One phrase for each name: norths put aside count as dora, as in the lists of records. */
function inOrder(all: readonly (readonly [string, number])[]): readonly YakuPhrase[] {
  const sums = new Map<string, number>()
  for (const [id, han] of all) {
    const name = id === 'kita' ? 'dora' : id
    if (han > 0) sums.set(name, (sums.get(name) ?? 0) + han)
  }
  return [...sums]
    .sort(([a], [b]) => (order.get(a) ?? 99) - (order.get(b) ?? 99) || (a < b ? -1 : 1))
    .map(([name, han]) => ({id: 'yaku', values: {name, han}}))
}
