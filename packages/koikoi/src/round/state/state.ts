/**
 * The state of one round: where every card is, whose turn it is, and what must be done next.
 *
 * Plain data that survives `JSON.stringify`; a change makes a new state. At every moment, each of the 48 cards is in
 * exactly one place: a hand, the deck, the field, a pile of captured cards, or waiting in `pendingCapture`.
 */
import type {CardId, Month} from '../../cards/index.js'
import type {Yaku} from '../../yaku/index.js'

/** Seats: `Player1` and `Player2`. The one who deals (親) is `dealer`, and moves first. */
export const PlayerId = {Player1: 0, Player2: 1} as const
export type PlayerId = (typeof PlayerId)[keyof typeof PlayerId]

/** A coarse view of how far the round has come, derived from the state by `gamePhaseOf`. */
export type GamePhase =
  | 'NotStarted'
  | 'Dealing'
  | 'PlayerTurn'
  | 'DrawFromDeck'
  | 'YakuCheck'
  | 'KoiKoiDecision'
  | 'GameOver'
  | 'Draw'

/** What happens next in the turn. */
export type TurnPhase =
  | 'PlayFromHand'
  | 'SelectFieldCard'
  | 'DrawFromDeck'
  | 'SelectFieldCardForDraw'
  | 'YakuCheck'
  | 'KoiKoiDecision'
  | 'TurnEnd'

export interface PlayerState {
  readonly id: PlayerId
  /** 手札 */
  readonly hand: readonly CardId[]
  /** 取り札, in the order in which they were taken. */
  readonly capturedCards: readonly CardId[]
  readonly hasCalledKoiKoi: boolean
  /** How often this player has called koi-koi. */
  readonly koiKoiCalls: number
  /** Points at the last call of koi-koi: the next decision needs more points than these. */
  readonly scoreAtCall: number
  readonly completedYaku: readonly Yaku[]
  /** Points of the completed yaku, before any multiplier. */
  readonly currentScore: number
}

export type Players = readonly [PlayerState, PlayerState]

/** How a round ended. */
export type EndReason = 'Shobu' | 'Draw' | 'Teshi' | 'Kuttsuki' | 'Exhausted'

export interface GameResult {
  /** `null` for a drawn round. */
  readonly winner: PlayerId | null
  /**
   * `Shobu` (勝負), `Draw` (総流れ), `Teshi` (手四), `Kuttsuki` (くっつき), `Exhausted` (yaku that score although the
   * round was exhausted).
   */
  readonly reason: EndReason
  /** Points before any multiplier. */
  readonly base: number
  /** Points of both players, by `PlayerId`; under 親権 (`oyaKenScore`) a drawn round pays its dealer. */
  readonly scores: readonly [number, number]
  /** Yaku of both players, by `PlayerId`. */
  readonly completedYaku: readonly [readonly Yaku[], readonly Yaku[]]
  /** Whether the winner had called koi-koi. */
  readonly isKoiKoiWin: boolean
  /** Whether koi-koi, the winner's or the loser's, changed the points. */
  readonly koiKoiMultiplierApplied: boolean
  readonly isDraw: boolean
}

export interface GameState {
  /** Name that the caller gave the round; empty by default. */
  readonly gameId: string
  /** Number of events so far; the next event gets this number. */
  readonly seq: number
  readonly turnPhase: TurnPhase
  readonly currentPlayer: PlayerId
  readonly dealer: PlayerId
  /** Month that the round represents (月札), if any. */
  readonly month: Month | null
  /** Completed pairs of turns, dealer and other. */
  readonly turnCount: number
  /** Completed turns. */
  readonly plays: number
  /** Deals that were thrown away. */
  readonly redeals: number
  /** 山札, the next card first. */
  readonly deck: readonly CardId[]
  /** 場札, in the order in which they were placed. */
  readonly field: readonly CardId[]
  readonly players: Players
  readonly lastPlayedCard: CardId | null
  readonly lastDrawnCard: CardId | null
  /** The card that was played or drawn and has no place yet. */
  readonly pendingCapture: readonly CardId[]
  readonly winner: PlayerId | null
  readonly result: GameResult | null
}

const noYaku: readonly Yaku[] = []

function newPlayer(id: PlayerId): PlayerState {
  return {
    id,
    hand: [],
    capturedCards: [],
    hasCalledKoiKoi: false,
    koiKoiCalls: 0,
    scoreAtCall: 0,
    completedYaku: noYaku,
    currentScore: 0
  }
}

/** The state before anything was dealt. */
export const notStarted: GameState = {
  gameId: '',
  seq: 0,
  turnPhase: 'TurnEnd',
  currentPlayer: 0,
  dealer: 0,
  month: null,
  turnCount: 0,
  plays: 0,
  redeals: 0,
  deck: [],
  field: [],
  players: [newPlayer(0), newPlayer(1)],
  lastPlayedCard: null,
  lastDrawnCard: null,
  pendingCapture: [],
  winner: null,
  result: null
}

/** The other player. */
export function opponentOf(player: PlayerId): PlayerId {
  return player === 0 ? 1 : 0
}
