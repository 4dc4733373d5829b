/**
 * Results that a record leaves open: what a win is worth and what a draw pays, computed from the table.
 *
 * Lines of mjai may state only the winner.
 */
import type {DrawResult, RecordedGame, RecordedRound, Result, WinResult} from '../game/record.js'
import {assertGame} from '../game/guards.js'
import {tablesOf} from '../game/moments.js'
import type {TableState} from '../game/state.js'
import {checkDraw} from './draw.js'
import {resultOf} from './result.js'
import {rulesOfRecord, type TableRules} from './rules.js'
import {checkWinEvent, type WinAtTable} from './win.js'

/**
 * A game with complete results; results that the record states are kept.
 *
 * @param rules
 *   Default: those of the service that writes the format (`rulesOfRecord`).
 */
export function scoredGame(game: RecordedGame, rules: TableRules = rulesOfRecord(game)): RecordedGame {
  assertGame(game)
  if (game.rounds.every(({results}) => results.every(isComplete))) return game
  return {...game, rounds: game.rounds.map(round => scoredRound(round, game, rules))}
}

const isComplete = (result: Result): boolean =>
  result.delta !== null && (result.type === 'draw' || (result.points !== null && result.yaku.length > 0))

function scoredRound(round: RecordedRound, game: RecordedGame, rules: TableRules): RecordedRound {
  if (round.results.every(isComplete)) return round
  const tables = tablesOf(round, game)
  const ends = round.events.flatMap((event, index) =>
    event.type === 'agari' || event.type === 'ryuukyoku' ? [{event, index}] : []
  )
  const results = round.results.map((result, at): Result => {
    const end = ends[at]
    // Nothing is known after the last event that could be played.
    if (isComplete(result) || !end || end.index + 1 >= tables.length) return result
    if (result.type === 'draw') return scoredDraw(result, tables[end.index + 1]!, rules)
    return end.event.type === 'agari'
      ? scoredWin(result, {state: tables[end.index]!, event: end.event, isLater: at > 0}, rules)
      : result
  })
  return {...round, results}
}

function scoredDraw(result: DrawResult, table: TableState, rules: TableRules): DrawResult {
  return {...result, delta: result.delta ?? checkDraw(table, result, rules).delta}
}

function scoredWin(result: WinResult, win: WinAtTable, rules: TableRules): WinResult {
  if (checkWinEvent(win, rules).score === null) return result
  // For a win without any amount, only values that do not depend on ura dora are known.
  const found = resultOf(win, rules, result.delta ? result : undefined)
  const hasYaku = result.yaku.length > 0
  return {
    ...result,
    pao: result.pao ?? found.pao,
    fu: result.fu ?? found.fu,
    han: result.han ?? found.han,
    points: result.points ?? found.points,
    limit: result.limit ?? found.limit,
    yaku: hasYaku ? result.yaku : found.yaku,
    yakuman: hasYaku ? result.yakuman : found.yakuman,
    delta: result.delta ?? found.delta
  }
}
