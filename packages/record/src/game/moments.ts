/**
 * Moments of a round: the table after each event, and the event at which a turn begins.
 */
import {largest} from '@tehai/kernel/source'
import {isProblem, play} from './play.js'
import type {Player} from './event.js'
import type {RecordedGame, RecordedRound} from './record.js'
import {startOf} from './start.js'
import type {TableState} from './state.js'

/**
 * The tables before the first event and after each event: one more than the number of events. The list ends before an
 * event that cannot be carried out.
 */
export function tablesOf(
  round: RecordedRound,
  {players, rules}: Pick<RecordedGame, 'players'> & Partial<Pick<RecordedGame, 'rules'>>
): readonly TableState[] {
  let state = startOf(round, players, rules?.riichiStick)
  const states = [state]
  for (const event of round.events) {
    const next = play(state, event)
    if (isProblem(next)) break
    state = next
    states.push(state)
  }
  return states
}

/**
 * The event that begins a turn of a player: the draw after the discards of the earlier turns, or the call in place of
 * it.
 *
 * @param turn
 *   1-based (巡目).
 * @returns 0-based; `null` if the round ends before.
 */
export function eventOfTurn({events}: RecordedRound, player: Player, turn: number): number | null {
  let discards = 0
  for (const [index, event] of events.entries()) {
    if (!('player' in event) || event.player !== player) continue
    if (discards === turn - 1 && (event.type === 'draw' || event.type === 'chii' || event.type === 'pon'))
      return index
    if (event.type === 'discard') discards += 1
  }
  return null
}

/** In which turn of the first player to have one a round ends: the most discards of a player. */
export function lastTurn({events}: RecordedRound): number {
  const discards = [0, 0, 0, 0]
  for (const event of events) if (event.type === 'discard') discards[event.player]! += 1
  return largest(discards, 0)
}
