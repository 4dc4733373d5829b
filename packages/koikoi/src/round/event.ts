/**
 * What happened, in the order in which it happened.
 *
 * The events of a round rebuild its state (see `rebuild`), except the order of the stock, which `Dealt` does not
 * contain. Each has the number `seq`; a clock may add `timestamp` (milliseconds since 1970).
 */
import type {CardId, Month} from '../cards/index.js'
import type {Yaku} from '../yaku/index.js'
import type {GameResult, PlayerId} from './state/state.js'

/** Where the placed or capturing card came from: the hand or the deck. */
export type Source = 'hand' | 'deck'

interface EventHeader {
  readonly seq: number
  readonly timestamp?: number
}

interface OfPlayer extends EventHeader {
  readonly player: PlayerId
}

/** 配り直し: a deal was rejected. */
export interface RedealEvent extends EventHeader {
  readonly type: 'Redeal'
  readonly reason: 'fieldFour' | 'fieldKuttsuki' | 'handFour'
  /** The month of which all four cards were dealt; `null` for four pairs. */
  readonly month: Month | null
}

/** 配札 */
export interface DealtEvent extends EventHeader {
  readonly type: 'Dealt'
  readonly gameId: string
  readonly dealer: PlayerId
  readonly month: Month | null
  readonly hands: readonly [readonly CardId[], readonly CardId[]]
  readonly field: readonly CardId[]
}

/** 手四: a player was dealt all four cards of a month and wins. */
export interface TeshiEvent extends OfPlayer {
  readonly type: 'Teshi'
}

/** くっつき: a player was dealt four pairs and wins. */
export interface KuttsukiEvent extends OfPlayer {
  readonly type: 'Kuttsuki'
}

export interface CardPlayedEvent extends OfPlayer {
  readonly type: 'CardPlayed'
  readonly card: CardId
}

export interface CardDrawnEvent extends OfPlayer {
  readonly type: 'CardDrawn'
  readonly card: CardId
}

/** A card found no card of its month and stays on the field. */
export interface CardPlacedEvent extends OfPlayer {
  readonly type: 'CardPlaced'
  readonly card: CardId
  readonly source: Source
}

/** Two cards of the month are on the field: the player must choose. */
export interface FieldChoiceRequiredEvent extends OfPlayer {
  readonly type: 'FieldChoiceRequired'
  readonly card: CardId
  readonly options: readonly CardId[]
}

/** Cards were taken: first the card played or drawn, then what it took. */
export interface CardsCapturedEvent extends OfPlayer {
  readonly type: 'CardsCaptured'
  readonly cards: readonly CardId[]
  readonly source: Source
  /** 喰い付き: whether it took three, the rest of its month. */
  readonly kuitsuki: boolean
}

/** The player's points have grown: koi-koi or shobu. */
export interface YakuCompletedEvent extends OfPlayer {
  readonly type: 'YakuCompleted'
  /** All yaku of the player, not only the new ones. */
  readonly yaku: readonly Yaku[]
}

export interface KoiKoiCalledEvent extends OfPlayer {
  readonly type: 'KoiKoiCalled'
}

export interface ShobuCalledEvent extends OfPlayer {
  readonly type: 'ShobuCalled'
}

export interface TurnEndedEvent extends OfPlayer {
  readonly type: 'TurnEnded'
  /** Completed pairs of turns. */
  readonly turnCount: number
}

export interface GameEndedEvent extends EventHeader {
  readonly type: 'GameEnded'
  readonly result: GameResult
}

export type GameEvent =
  | RedealEvent
  | DealtEvent
  | TeshiEvent
  | KuttsukiEvent
  | CardPlayedEvent
  | CardDrawnEvent
  | CardPlacedEvent
  | FieldChoiceRequiredEvent
  | CardsCapturedEvent
  | YakuCompletedEvent
  | KoiKoiCalledEvent
  | ShobuCalledEvent
  | TurnEndedEvent
  | GameEndedEvent

export type GameEventType = GameEvent['type']
