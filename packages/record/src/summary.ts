/**
 * Summaries of rounds, player by player: the form in which records are compared and which `tehai log read` prints.
 */
import {compareTiles, type Tile} from '@tehai/riichi/tile'
import type {AgariEvent, DrawReason, Player} from './game/event.js'
import {assertRound} from './game/guards.js'
import {closedTiles} from './game/hand.js'
import {isProblem, play} from './game/play.js'
import type {RecordedGame, RecordedRound, RecordedYaku, Result} from './game/record.js'
import {startOf} from './game/start.js'
import type {TableState} from './game/state.js'
import {isYakumanNumber} from './game/tenhou-yaku.js'
import {meldsHeld, meldsOf, type MeldSummary} from './meld-summary.js'

export interface WinSummary {
  readonly type: 'win'
  readonly who: Player
  readonly from: Player
  readonly pao: Player | null
  /** Closed tiles with the winning one, sorted. */
  readonly hand: readonly Tile[] | null
  readonly melds: readonly MeldSummary[]
  readonly winningTile: Tile
  readonly fu: number | null
  readonly points: number | null
  /** 0 none, 1 mangan, 2 haneman, 3 baiman, 4 sanbaiman, 5 yakuman. */
  readonly limit: number | null
  /** Number at tenhou and han; the number is -1 if tenhou has none. */
  readonly yaku: readonly (readonly [number, number])[]
  readonly yakuman: readonly number[]
  /** Our ids of the same yaku; `null` for one that we do not know. */
  readonly yakuIds: readonly RecordedYaku['id'][]
  readonly ura: readonly Tile[]
  readonly before: readonly number[] | null
  readonly delta: readonly number[] | null
}

export interface DrawSummary {
  readonly type: 'draw'
  /** As tenhou names it: `exhaustive`, `nm`, `yao9`, `reach4`, `ron3`, `kan4`, `kaze4`. */
  readonly reason: string
  readonly tenpai: readonly boolean[] | null
  readonly before: readonly number[] | null
  readonly delta: readonly number[] | null
}

export interface RoundSummary {
  readonly kyoku: number
  readonly honba: number
  readonly sticks: number
  /** The first indicator. */
  readonly indicators: readonly Tile[]
  readonly scores: readonly number[]
  readonly dealer: Player
  readonly haipai: readonly (readonly Tile[] | null)[]
  readonly draws: readonly (readonly Tile[])[]
  /** With `_` for tsumogiri. */
  readonly discards: readonly (readonly string[])[]
  readonly melds: readonly (readonly MeldSummary[])[]
  /** Index of the riichi tile among the discards of each player. */
  readonly riichi: readonly (number | null)[]
  readonly results: readonly (WinSummary | DrawSummary)[]
}

const limits = ['', 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman']

const reasons: Readonly<Record<DrawReason, string>> = {
  exhaustive: 'exhaustive',
  nagashi: 'nm',
  kyuushu: 'yao9',
  'suucha-riichi': 'reach4',
  sanchahou: 'ron3',
  suukaikan: 'kan4',
  'suufon-renda': 'kaze4'
}

/** A round as a summary. `players` lists have an empty place for the missing one of three. */
export function summaryOf(round: RecordedRound, {players}: Pick<RecordedGame, 'players'>): RoundSummary {
  assertRound(round)
  const {kyoku, honba, sticks, scores, dealer, haipai, events, results} = round
  const seats = haipai.map((_, seat) => seat)
  const melds = meldsOf(round)
  const ends = handsAtEnd(round, players)
  const discards = seats.map(seat =>
    events.filter(event => event.type === 'discard' && event.player === seat)
  )
  const wins = events.filter(event => event.type === 'agari')
  return {
    kyoku,
    honba,
    sticks,
    indicators: [round.indicator, ...events.flatMap(event => (event.type === 'dora' ? [event.tile] : []))],
    scores,
    dealer,
    haipai,
    draws: seats.map(seat =>
      events.flatMap(event =>
        event.type === 'draw' && event.player === seat && event.tile ? [event.tile] : []
      )
    ),
    discards: discards.map(own =>
      own.map(event => ('tsumogiri' in event ? event.tile + (event.tsumogiri ? '_' : '') : ''))
    ),
    melds,
    riichi: discards.map(own => {
      const index = own.findIndex(event => 'riichi' in event && event.riichi)
      return index < 0 ? null : index
    }),
    results: results.map((result, index) => resultSummary(result, wins[index], melds, ends))
  }
}

function resultSummary(
  result: Result,
  win: AgariEvent | undefined,
  melds: readonly (readonly MeldSummary[])[],
  end: TableState | null
): WinSummary | DrawSummary {
  const {before, delta} = result
  if (result.type === 'draw') {
    return {type: 'draw', reason: reasons[result.reason], tenpai: result.tenpai, before, delta}
  }
  const {player, from, pao, fu, points, limit, yaku} = result
  const plain = yaku.filter(({number}) => !isYakumanNumber(number))
  const yakuman = yaku.filter(({number}) => isYakumanNumber(number))
  return {
    type: 'win',
    who: player,
    from,
    pao,
    hand: win && end ? winningHand(end, win) : null,
    melds: meldsHeld(melds[player] ?? []),
    winningTile: win?.tile ?? '1m',
    fu,
    points,
    limit: limit === null ? 0 : limits.indexOf(limit === 'kazoe-yakuman' ? 'yakuman' : limit),
    yaku: plain.map(({number, han}) => [number, han]),
    yakuman: yakuman.map(({number}) => number),
    yakuIds: yaku.map(({id}) => id),
    ura: win?.ura ?? [],
    before,
    delta
  }
}

/** The closed tiles of a winner with the winning one, sorted. */
function winningHand(end: TableState, {player, from, tile}: AgariEvent): readonly Tile[] | null {
  const closed = closedTiles(end.hands[player]!)
  if (closed === null) return null
  return player === from ? closed : [...closed, tile].sort(compareTiles)
}

/** The table when the round ends; `null` if an event cannot be carried out. */
function handsAtEnd(round: RecordedRound, players: 3 | 4): TableState | null {
  let state = startOf(round, players)
  for (const event of round.events) {
    const next = play(state, event)
    if (isProblem(next)) return null
    state = next
  }
  return state
}
