/**
 * Why a round ended without a win, if a record does not state it: found from the table at the end of the round.
 */
import {kindOf} from '@tehai/riichi/tile'
import {largest} from '@tehai/kernel/source'
import type {DrawReason, Event} from '../game/event.js'
import {isProblem, play} from '../game/play.js'
import {startOf} from '../game/start.js'
import type {TableState} from '../game/state.js'
import type {RecordedGame} from '../game/record.js'
import {closeRound, type OpenRound} from './open-round.js'

/** No player gets more than this in payments to those who are tenpai. */
const MOST_FOR_TENPAI = 3000

/** North, the last wind. */
const LAST_WIND = kindOf('4z')
const FIRST_WIND = kindOf('1z')

/**
 * The reason of a round that has no more events.
 *
 * @param delta
 *   What was paid; `null` if the record does not state it.
 */
export function reasonOf(
  round: OpenRound,
  players: RecordedGame['players'],
  delta: readonly number[] | null
): DrawReason {
  // A round that has already ended is played once, however many ends are listed.
  const [ended] = round.results
  if (ended) return ended.type === 'draw' ? ended.reason : 'exhaustive'
  const table = lastTable(round, players)
  if (table.left === 0) return largest(delta ?? [], 0) > MOST_FOR_TENPAI ? 'nagashi' : 'exhaustive'
  if (table.phase === 'discard') return 'kyuushu'
  if (players === 4 && table.hands.every(({riichi}) => riichi !== null)) return 'suucha-riichi'
  if (isSameWind(round.events)) return 'suufon-renda'
  const kans = round.events.filter(({type}) => type === 'ankan' || type === 'kakan' || type === 'daiminkan')
  return kans.length >= 4 ? 'suukaikan' : 'sanchahou'
}

/** The table after the last event that can be carried out. */
function lastTable(round: OpenRound, players: RecordedGame['players']): TableState {
  let state = startOf(closeRound(round), players)
  for (const event of round.events) {
    const next = play(state, event)
    if (isProblem(next)) return state
    state = next
  }
  return state
}

/** Whether the round has only four discards, all of one wind. */
function isSameWind(events: readonly Event[]): boolean {
  const discards = events.flatMap(event => (event.type === 'discard' ? [kindOf(event.tile)] : []))
  const [first = -1] = discards
  return (
    discards.length === 4 &&
    first >= FIRST_WIND &&
    first <= LAST_WIND &&
    discards.every(kind => kind === first)
  )
}
