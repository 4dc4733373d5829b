/**
 * The position of a table of a record, as lines of a block: the keys of the round, and a section for each player.
 */
import {windOf, type AgariEvent, type Player, type TableState} from '@tehai/record'
import {winds} from '@tehai/riichi'
import {formatTiles, type Face} from '@tehai/riichi/tile'
import {nameOfRound} from '../../labels/play/situation.js'
import {nameOfSeatWind} from '../../labels/play/winds.js'
import type {KeyId} from '../../page/grammar/keys/keys.js'
import type {RecordedSettlement, RecordPosition} from '../../page/grammar/block/records.js'
import type {TableView} from '../../table/index.js'
import {endingOf} from './draws.js'
import {closedCount, placeOf, riichiOf} from './hand-text.js'
import {recordedHand} from './recorded-hand.js'
import {firstWin, flagsOf, nagashiPlayers, winKey, winOf, type RoundEnd} from './wins.js'
import {playersFrom, rowsOf} from './written-board.js'

/**
 * The position of a table, with the win or the draw that follows it.
 *
 * @param rules
 *   Name of the rules under which the record was played, if it has one.
 */
export function positionOf(
  state: TableState,
  view: TableView,
  end: RoundEnd | null,
  rules: string | null
): RecordPosition {
  const {player} = view
  const own = state.hands[player]!
  const turn = own.river.length + (state.phase === 'discard' && state.turn === player ? 1 : 0)
  const win = end && winOf(end, player)
  const nagashi = end ? nagashiPlayers(end) : []
  // If there are several winners, the first in turn order is paid the sticks and the honba.
  const isPaidMore = !win || win === firstWin(end)
  const keys: readonly (readonly [KeyId, string])[] = [
    ['round', nameOfRound(winds[Math.floor(state.kyoku / 4) % 4]!, (state.kyoku % 4) + 1, view.language)],
    ...(state.honba > 0 && isPaidMore ? ([['honba', String(state.honba)]] as const) : []),
    ['seat', nameOfSeatWind(windOf(player, state.dealer, state.players), view.language)],
    ['turn', String(Math.max(1, turn))],
    ...(state.sticks > 0 && isPaidMore ? ([['sticks', String(state.sticks)]] as const) : []),
    ['indicator', formatTiles(state.indicators)],
    ...(win && win.ura.length > 0 && own.riichi ? ([['ura-indicator', formatTiles(win.ura)]] as const) : []),
    ...(rules === null ? [] : ([['rules', rules]] as const))
  ]
  const order = Array.from({length: state.players}, (_, seat) => (state.dealer + seat) % state.players)
  return {
    keys,
    onTable: {honba: state.honba, sticks: state.sticks, left: state.left},
    end: end && endingOf(end.round, view.language),
    settlement: end && settlementOf(end, state, order),
    scores: order.map(seat => state.scores[seat]).join(' '),
    players: playersFrom(view, state)
      .flatMap(one => sectionOf(state, one, view, one === player ? win : null, nagashi.includes(one)))
      .join('\n'),
    hands: playersFrom(view, state).map(one => recordedHand(state, one, view, end))
  }
}

function settlementOf(
  {payments, scores}: RoundEnd,
  state: TableState,
  order: readonly number[]
): RecordedSettlement | null {
  if (!payments) return null
  const paid = order.map(player => payments[player] ?? 0)
  return {
    payments: paid,
    before: order.map(player => state.scores[player]!),
    changes: order.map((player, seat) => scores[player]! - state.scores[player]! + paid[seat]!)
  }
}

/** The section of a player: header, hand, river. Only the hand of the page's owner is visible. */
function sectionOf(
  state: TableState,
  player: Player,
  view: TableView,
  win: AgariEvent | null,
  isNagashi: boolean
): readonly string[] {
  const hand = state.hands[player]!
  const isOwn = player === view.player
  const riichi = riichiOf(hand)
  const header = [
    ...(isOwn ? [] : [windOf(player, state.dealer, state.players)]),
    String(state.scores[player]),
    ...(riichi === null ? [] : [riichi]),
    ...(win ? flagsOf(state, win, hand) : []),
    ...(isNagashi ? ['nagashi'] : [])
  ]
  const closed = hand.tiles !== null && isOwn ? hand.tiles : Array<Face>(closedCount(hand)).fill('back')
  const [row, ...river] = rowsOf(hand, closed)
  const drawn = isOwn && hand.drawn !== null && hand.drawn !== 'back' && !win ? [`draw: ${hand.drawn}`] : []
  return [
    `${placeOf(player, view, state)}: ${header.join(' ')}`,
    ...(row === undefined ? [] : [row]),
    ...drawn,
    ...(win ? [winKey(state, win).join(': ')] : []),
    ...river
  ]
}
