/**
 * The result of a win as a record states it, from what the rules pay.
 */
import {winds, type Rules, type WinScore} from '@tehai/riichi'
import type {Player} from '../game/event.js'
import type {RecordedYaku, WinResult} from '../game/record.js'
import type {TableState} from '../game/state.js'
import {nameOfYaku, numberOfYaku} from '../game/tenhou-yaku.js'
import {playerOf, windOf} from '../game/seats.js'
import {checkWinEvent, type WinAtTable} from './win.js'

/**
 * The result of a win at the table before it.
 *
 * @param stated
 *   What the record says about the win. Ura dora that it leaves out are chosen so that this is right.
 * @throws {TypeError} if it is none.
 */
export function resultOf({state, event, isLater}: WinAtTable, rules: Rules, stated?: WinResult): WinResult {
  const {score, delta} = checkWinEvent({state, event, isLater}, rules, stated)
  if (score === null) throw new TypeError(`Expected a win, got ${JSON.stringify(event)}`)
  const {player, from} = event
  const isYakuman = score.yakuman > 0
  return {
    type: 'win',
    player,
    from,
    pao: score.liability && playerOf(score.liability.seat, state.dealer, state.players),
    fu: isYakuman ? null : score.fu,
    han: isYakuman ? null : score.han,
    points: score.points,
    limit: score.limit,
    yaku: yakuOf(score, state, player),
    yakuman: score.yakuman,
    before: state.scores,
    delta
  }
}

function yakuOf({yaku, yakuman, dora}: WinScore, state: TableState, player: Player): readonly RecordedYaku[] {
  const round = Math.floor(state.kyoku / 4)
  const seat = winds.indexOf(windOf(player, state.dealer, state.players))
  const made = (id: NonNullable<RecordedYaku['id']>, han: number): RecordedYaku => {
    const number = numberOfYaku(id, id === 'round_wind' ? round : seat)
    return {id, number, name: nameOfYaku(number), han}
  }
  const named = yaku.map(({id, han}) => made(id, han))
  if (yakuman > 0) return named
  const amounts = [
    ['dora', dora.dora + dora.north],
    ['ura', dora.ura],
    ['aka', dora.red]
  ] as const
  return [...named, ...amounts.flatMap(([id, han]) => (han > 0 ? [made(id, han)] : []))]
}
