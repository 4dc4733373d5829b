/**
 * Checks a record: every event must be possible and allowed, every result must be what the rules pay, and every round
 * must begin with the scores at the end of the last one.
 */
import {append} from '@tehai/kernel/source'
import {tileOf} from '@tehai/riichi/tile'
import type {RyuukyokuEvent} from '../game/event.js'
import {assertGame} from '../game/guards.js'
import {isProblem, play} from '../game/play.js'
import type {PlayProblem} from '../game/moves/play-problem.js'
import {problem, type Problem} from '../game/problem.js'
import type {DrawResult, Place, RecordedGame, RecordedRound, Result, WinResult} from '../game/record.js'
import {startOf} from '../game/start.js'
import type {TableState} from '../game/state.js'
import {checkDraw, type DrawProblem} from './draw.js'
import {illegalities, type LegalityProblem} from './legality.js'
import {rulesOfRecord, type TableRules} from './rules.js'
import {checkWinEvent, isEqual, type WinProblem} from './win.js'

/** The round begins with scores other than those at the end of the last one. */
export type ScoreProblem = Problem<'wrong-scores' | 'round-has-no-end'>

/** A problem of one event. */
export interface RecordProblem {
  readonly problem: PlayProblem | LegalityProblem | WinProblem | DrawProblem | ScoreProblem
  /** 0-based. */
  readonly round: number
  /** Which event, 0-based; -1 for the deal. */
  readonly event: number
  readonly place: Place
}

/** A round that was checked. */
interface CheckedRound {
  readonly problems: readonly RecordProblem[]
  /** Scores after it by the rules, by player; `null` if they cannot be known. */
  readonly scores: readonly number[] | null
  /** What the round paid, according to the record, else by the rules. */
  readonly changes: readonly number[] | null
  /** The tables that were checked, as `tablesOf` gives them. */
  readonly tables: readonly TableState[]
}

/** A checked game: its problems, and for each round the tables and what it paid. */
export interface CheckedGame {
  readonly problems: readonly RecordProblem[]
  /**
   * The total change of scores in a round, by player, in points with honba and sticks: according to the record, else
   * by the rules; `null`: not known.
   */
  readonly changes: readonly (readonly number[] | null)[]
  readonly tables: readonly (readonly TableState[])[]
}

/**
 * Checks a game.
 *
 * @param rules
 *   Default: those of the service that writes the format (`rulesOfRecord`).
 * @returns Problems in the order of the events; none if all is right.
 */
export function checkGame(game: RecordedGame, rules: TableRules = rulesOfRecord(game)): RecordProblem[] {
  return [...checkedGame(game, rules).problems]
}

/** Checks a game and keeps the tables, so that code which shows the game does not have to play it again. */
export function checkedGame(game: RecordedGame, rules: TableRules = rulesOfRecord(game)): CheckedGame {
  assertGame(game)
  const problems: RecordProblem[] = []
  const changes: (readonly number[] | null)[] = []
  const tables: (readonly TableState[])[] = []
  let scores: readonly number[] | null = null
  game.rounds.forEach((round, index) => {
    const place = round.places[0] ?? {start: 0, end: 0}
    // A file may contain several games: East 1 begins another one.
    const isFirst = round.kyoku === 0 && round.honba === 0
    if (scores !== null && !isFirst && !isEqual(round.scores, scores)) {
      const values = {stated: round.scores.join(), found: scores.join()}
      problems.push({problem: problem('wrong-scores', values), round: index, event: -1, place})
    }
    const checked = checkRound(round, index, game.players, rules)
    append(problems, checked.problems)
    changes.push(checked.changes)
    tables.push(checked.tables)
    scores = checked.scores
  })
  return {problems, changes, tables}
}

const added = (points: readonly number[] | null, more: readonly number[] | null): readonly number[] | null =>
  points && more && points.map((one, player) => one + (more[player] ?? 0))

const winOf = (result: Result | undefined): WinResult | undefined =>
  result?.type === 'win' ? result : undefined

/** The result of a draw, even if the record has none. */
const drawOf = (result: Result | undefined, {reason}: RyuukyokuEvent): DrawResult =>
  result?.type === 'draw' ? result : {type: 'draw', reason, tenpai: null, before: null, delta: null}

function checkRound(round: RecordedRound, index: number, players: 3 | 4, rules: TableRules): CheckedRound {
  const problems: RecordProblem[] = []
  let state: TableState = startOf(round, players, rules.riichiStick)
  const tables = [state]
  let scores: readonly number[] | null = null
  let changes: readonly number[] | null = null
  let ended = 0
  const add = (found: RecordProblem['problem'], at: number, place = round.places[at]): void => {
    problems.push({problem: found, round: index, event: at, place: place ?? {start: 0, end: 0}})
  }
  const fifth = state.seen.findIndex(count => count > 4)
  if (fifth >= 0) add(problem('fifth-copy', {tile: tileOf(fifth)}), -1, round.places[0])
  for (const [at, event] of round.events.entries()) {
    const next = play(state, event)
    if (isProblem(next)) {
      add(next, at)
      return {problems, scores: null, changes: null, tables}
    }
    for (const one of illegalities(state, event, rules)) add(one, at)
    if (event.type === 'agari' || event.type === 'ryuukyoku') {
      const result = round.results[ended]
      const end = ended === 0 && event.type === 'ryuukyoku' ? next : state
      const checked =
        event.type === 'agari'
          ? checkWinEvent({state: end, event, isLater: ended > 0}, rules, winOf(result))
          : checkDraw(end, drawOf(result, event), rules)
      for (const one of checked.problems) add(one, at)
      scores = added(ended === 0 ? end.scores : scores, checked.delta)
      // The payment according to the record: code that shows it cannot know other rules.
      changes = added(ended === 0 ? end.scores.map(() => 0) : changes, result?.delta ?? checked.delta)
      ended += 1
    }
    state = next
    tables.push(state)
  }
  if (ended === 0) add(problem('round-has-no-end'), round.events.length - 1, round.places.at(-1))
  return {problems, scores, changes, tables}
}
