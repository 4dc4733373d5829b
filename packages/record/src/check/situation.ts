/**
 * The win of an event as input of the engine: everything that counts comes from the table, nothing from the result in
 * the record.
 */
import {type Situation, type Win, winds} from '@tehai/riichi'
import type {AgariEvent} from '../game/event.js'
import {fromOf, windOf} from '../game/seats.js'
import type {HandState, TableState} from '../game/state.js'

/**
 * A win at the table before it; `null` if the hand is hidden.
 *
 * @param isLater
 *   The second or third win by one discard: honba and sticks went to the first.
 */
export function winAt(state: TableState, event: AgariEvent, isLater: boolean): Win | null {
  const hand = state.hands[event.player]!
  if (hand.tiles === null) return null
  const by = event.player === event.from ? 'tsumo' : 'ron'
  return {
    hand: hand.tiles,
    win: event.tile,
    by,
    melds: hand.melds,
    situation: situationAt(state, event, hand, isLater)
  }
}

function situationAt(state: TableState, event: AgariEvent, hand: HandState, isLater: boolean): Situation {
  const {player, from, ura} = event
  const isTsumo = player === from
  const isFirst = state.isUncalled && hand.river.length === 0 && hand.melds.length === 0
  const isDealer = player === state.dealer
  const {riichi} = hand
  return {
    round: winds[Math.floor(state.kyoku / 4) % 4]!,
    seat: windOf(player, state.dealer, state.players),
    riichi: riichi?.isAccepted ? (riichi.isDouble ? 'double' : true) : undefined,
    ippatsu: riichi?.ippatsu,
    rinshan: isTsumo && state.isReplacement,
    chankan: !isTsumo && state.open?.by === 'kakan',
    haitei: isTsumo && state.left === 0 && !state.isReplacement,
    houtei: !isTsumo && state.left === 0 && state.open?.by === 'discard',
    tenhou: isTsumo && isFirst && isDealer,
    chiihou: isTsumo && isFirst && !isDealer,
    renhou: !isTsumo && isFirst && !isDealer,
    dora: state.indicators,
    ura: riichi ? ura : undefined,
    kita: state.players === 3 ? hand.kita : undefined,
    loser: isTsumo ? undefined : fromOf(from, player, state.players),
    honba: state.honba,
    sticks: state.sticks,
    laterRon: isLater
  }
}
