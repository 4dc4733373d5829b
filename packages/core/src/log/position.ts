/**
 * The position of a table of a record, as lines of a block: the keys of the round, and a section for each player.
 */
import {
  fromOf,
  windOf,
  type AgariEvent,
  type HandState,
  type Player,
  type RecordedRound,
  type TableState
} from '@tehai/record'
import {winds} from '@tehai/riichi'
import {formatTiles, type Face} from '@tehai/riichi/tile'
import {nameOfRound} from '../labels/situation.js'
import {nameOfSeatWind} from '../labels/winds.js'
import type {KeyId} from '../page/grammar/keys.js'
import type {RecordedSettlement, RecordPosition} from '../page/grammar/records.js'
import type {TableView} from '../table/index.js'
import {closedCount, placeOf, playersFrom, rowsOf} from './written-board.js'

/** How a round ends. */
export interface RoundEnd {
  readonly round: RecordedRound
  readonly count: number
  /** What it pays, by player; `null` where it is not known. */
  readonly payments: readonly number[] | null
  /** The scores after the last event, by player, before anything is paid. */
  readonly scores: readonly number[]
}

/**
 * The position of a table, with the win or the draw that follows it.
 *
 * @param rules
 *   Name of the rules by which the record was played, where it has one.
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
  // Of several winners the first one in the order of turns is paid the sticks and the honba.
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
    onTable: {honba: state.honba, sticks: state.sticks},
    settlement: end && settlementOf(end, state, order),
    scores: order.map(seat => state.scores[seat]).join(' '),
    players: playersFrom(view, state)
      .flatMap(one => sectionOf(state, one, view, one === player ? win : null))
      .join('\n')
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

/** The win of a player with which a round ends; `null` for any other end. */
function winOf(end: RoundEnd, player: Player): AgariEvent | null {
  return winsOf(end).find(win => win.player === player) ?? null
}

const winsOf = ({round, count}: RoundEnd): readonly AgariEvent[] =>
  round.events.slice(count).filter((event): event is AgariEvent => event.type === 'agari')

/** The win of the player who sits first after the one who has discarded. */
function firstWin(end: RoundEnd): AgariEvent | undefined {
  const steps = ({player, from}: AgariEvent): number => (player - from + 4) % 4
  return winsOf(end).toSorted((a, b) => steps(a) - steps(b))[0]
}

/** The section of a player: header, hand, river. Only the owner of the page's hand is seen. */
function sectionOf(
  state: TableState,
  player: Player,
  view: TableView,
  win: AgariEvent | null
): readonly string[] {
  const hand = state.hands[player]!
  const isOwn = player === view.player
  const {riichi} = hand
  const declared = hand.river.findIndex(tile => tile.riichi) + 1
  const header = [
    ...(isOwn ? [] : [windOf(player, state.dealer, state.players)]),
    String(state.scores[player]),
    ...(riichi && declared > 0
      ? [`${riichi.isDouble ? 'double riichi' : 'riichi'} on turn ${declared}`]
      : []),
    ...(win ? flagsOf(state, win, hand) : [])
  ]
  const closed = hand.tiles !== null && isOwn ? hand.tiles : Array<Face>(closedCount(hand)).fill('back')
  const [row, ...river] = rowsOf(hand, closed)
  const drawn = isOwn && hand.drawn !== null && hand.drawn !== 'back' && !win ? [`draw: ${hand.drawn}`] : []
  return [
    `${placeOf(player, view, state)}: ${header.join(' ')}`,
    ...(row === undefined ? [] : [row]),
    ...drawn,
    ...(win ? [winLine(state, win)] : []),
    ...river
  ]
}

function winLine(state: TableState, {player, from, tile}: AgariEvent): string {
  return player === from ? `win: ${tile} tsumo` : `ron: ${tile} from ${fromOf(from, player, state.players)}`
}

/** What happened in the round that counts for a win. */
function flagsOf(
  state: TableState,
  {player, from}: AgariEvent,
  {riichi, river, melds}: HandState
): readonly string[] {
  const isTsumo = player === from
  const isFirst = state.isUncalled && river.length === 0 && melds.length === 0
  const flags: readonly (readonly [boolean, string])[] = [
    [riichi?.ippatsu === true, 'ippatsu'],
    [isTsumo && state.isReplacement, 'rinshan'],
    [!isTsumo && state.open?.by === 'kakan', 'chankan'],
    [isTsumo && state.left === 0 && !state.isReplacement, 'haitei'],
    [!isTsumo && state.left === 0 && state.open?.by === 'discard', 'houtei'],
    [isTsumo && isFirst && player === state.dealer, 'tenhou'],
    [isTsumo && isFirst && player !== state.dealer, 'chiihou']
  ]
  return flags.flatMap(([is, name]) => (is ? [name] : []))
}
