/**
 * The hand of a player in a record, with the statements that a page would make about a typed hand: what an author types
 * is compared with it.
 */
import {windOf, type AgariEvent, type Player, type TableState} from '@tehai/record'
import {formatTiles} from '@tehai/riichi/tile'
import {nameOfSeatWind} from '../../labels/play/winds.js'
import type {KeyId} from '../../page/grammar/keys/keys.js'
import type {RecordedHand} from '../../page/grammar/block/records.js'
import type {TableView} from '../../table/index.js'
import {ownHandText, placeOf, riichiOf} from './hand-text.js'
import {firstWin, flagsOf, winKey, winOf, type RoundEnd} from './wins.js'

/** The hand of a player. */
export function recordedHand(
  state: TableState,
  player: Player,
  view: TableView,
  end: RoundEnd | null
): RecordedHand {
  const hand = state.hands[player]!
  const win = end && winOf(end, player)
  const isOther = player !== view.player
  const riichi = riichiOf(hand)
  return {
    place: placeOf(player, view, state),
    row: hand.tiles === null ? null : ownHandText(hand),
    drawn: win || hand.drawn === 'back' ? null : hand.drawn,
    won: win?.tile ?? null,
    isTenpai: end && tenpaiOf(end, player),
    keys: [
      ...(isOther ? seatKey(state, player, view) : []),
      ...(riichi === null ? [] : ([['riichi', riichi]] as const)),
      ...(isOther && win ? settledKeys(state, win, end) : []),
      ...(win ? flagsOf(state, win, hand).map((flag): [KeyId, string] => [flag, 'yes']) : []),
      ...(win ? [winKey(state, win)] : [])
    ]
  }
}

type Keys = RecordedHand['keys']

const seatKey = ({dealer, players}: TableState, player: Player, {language}: TableView): Keys => [
  ['seat', nameOfSeatWind(windOf(player, dealer, players), language)]
]

/** What a winner is paid besides the value of the hand, if the page is about the hand of another player. */
function settledKeys({honba, sticks, hands}: TableState, win: AgariEvent, end: RoundEnd): Keys {
  const isPaidMore = win === firstWin(end)
  const hasUra = win.ura.length > 0 && hands[win.player]!.riichi !== null
  return [
    ['honba', String(isPaidMore ? honba : 0)],
    ['sticks', String(isPaidMore ? sticks : 0)],
    ...(hasUra ? ([['ura-indicator', formatTiles(win.ura)]] as const) : [])
  ]
}

/** Whether a player has shown a hand that is tenpai; `null` where none is shown. */
function tenpaiOf({round}: RoundEnd, player: Player): boolean | null {
  const draw = round.results.find(({type}) => type === 'draw')
  if (draw?.type !== 'draw' || draw.reason !== 'exhaustive') return null
  return draw.tenpai?.[player] ?? null
}
