/**
 * A table of a record as lines of a block, and as a board.
 */
import {
  fromOf,
  windOf,
  type AgariEvent,
  type HandState,
  type Player,
  type RecordedRound,
  type RiverTile,
  type TableState
} from '@tehai/record'
import {winds} from '@tehai/riichi'
import {formatTiles, isTile, type Face, type Meld} from '@tehai/riichi/tile'
import {writeMarkedMeld} from '../format/marked-meld.js'
import {nameOfRound} from '../labels/situation.js'
import {nameOfSeatWind, type Player as Place} from '../labels/winds.js'
import {noMarks, tileNode} from '../notation/tree.js'
import type {KeyId} from '../page/grammar/keys.js'
import type {RecordedSettlement, RecordPosition} from '../page/grammar/records.js'
import type {BoardWords, WrittenBoard, WrittenSeat} from '../page/row/board-row.js'
import {boardOf, type TableView} from '../table/index.js'

/** The players from one on, in the order of turns. */
const playersFrom = ({player}: TableView, {players}: TableState): readonly Player[] =>
  Array.from({length: players}, (_, step) => ((player + step) % players) as Player)

const placeOf = (other: Player, {player}: TableView, {players}: TableState): Place =>
  other === player ? 'self' : fromOf(other, player, players)

/** The board of a table, as a row of a page has it. */
export function writtenBoard(state: TableState, view: TableView, words: BoardWords): WrittenBoard {
  const {lines, seats, indicators} = boardOf(state, view)
  return {
    ...words,
    lines,
    indicators: indicators.filter(isTile).join(''),
    seats: playersFrom(view, state).flatMap((player): WrittenSeat[] => {
      const place = placeOf(player, view, state)
      const seat = seats[place]
      if (!seat) return []
      const {name, isDealer = false, hasStick = false, drawn, hand} = seat
      return [
        {
          place,
          isDealer,
          isRiichi: hasStick,
          isLast: state.open?.by === 'discard' && state.open.player === player,
          draw: drawn === null ? null : isTile(drawn) ? drawn : BACK,
          names: name,
          rows: rowsOf(state.hands[player]!, hand)
        }
      ]
    })
  }
}

const BACK = '0x'

/** The hand and the river of a player. `closed`: the closed tiles as they are seen. */
function rowsOf(hand: HandState, closed: readonly Face[]): readonly string[] {
  return [handText(hand, closed), riverText(hand.river)].filter(text => text !== '')
}

/** The hand of a player whose tiles are seen, without the tile that was drawn. */
export const ownHandText = (hand: HandState): string =>
  handText(hand, hand.tiles ?? Array<Face>(closedCount(hand)).fill('back'))

function handText({melds, kita}: HandState, closed: readonly Face[]): string {
  const tiles = closed.filter(isTile)
  const hidden = closed.length - tiles.length
  const north = kita === 0 ? '' : `f${'4'.repeat(kita)}z`
  return [formatTiles(tiles), backs(hidden), ...melds.map(meldText), north]
    .filter(text => text !== '')
    .join(' ')
}

const backs = (count: number): string => (count === 0 ? '' : `${'0'.repeat(count)}x`)

const meldTexts = new WeakMap<Meld, string>()

/** A meld by call marks: `55-5p`. The tables of a round have one meld in common. */
function meldText(meld: Meld): string {
  const known = meldTexts.get(meld)
  if (known !== undefined) return known
  const nodes = meld.tiles.map(tile => tileNode(tile, 0, 0, noMarks))
  const {text} = writeMarkedMeld({type: 'meld', meld, nodes, start: 0, end: 0}, 'arashino')
  meldTexts.set(meld, text)
  return text
}

/** `j 1z9=m3+z4-m`: tsumogiri, riichi, called away. */
function riverText(river: readonly RiverTile[]): string {
  if (river.length === 0) return ''
  const tiles = river.map(({tile, tsumogiri, riichi, calledBy}) => {
    const marks = `${tsumogiri ? '=' : ''}${riichi ? '+' : ''}${calledBy === null ? '' : '-'}`
    return `${tile[0]}${marks}${tile[1]}`
  })
  return `j ${tiles.join('')}`
}

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

const closedCount = ({tiles, melds}: HandState): number => tiles?.length ?? 13 - 3 * melds.length

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
