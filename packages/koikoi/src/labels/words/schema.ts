/**
 * The dictionary of koi-koi. A language is one object of this type: a missing entry does not compile.
 */
import type {CardId, CardType, Month} from '../../cards/index.js'
import type {GameEvent, GameResult, PlayerEvent, PlayerId} from '../../round/index.js'
import type {Yaku, YakuType} from '../../yaku/index.js'
import type {CardCode} from '../card-names.js'

/** Ids of everything that is named as a yaku: those of captured cards, and the two of a dealt hand. */
export type YakuNameId = YakuType | 'teshi' | 'kuttsuki'

/** The words used in sentences of a log. */
export interface LogNames {
  player(player: PlayerId): string
  /** A card in the middle of a log's sentence. */
  card(card: CardId): string
  cards(cards: readonly CardId[]): string
  month(month: Month): string
  /** Yaku, their points and the sum. */
  yaku(yaku: readonly Yaku[]): string
}

/** A sentence for each type of event except the end of the round, which is a result. */
export type EventSentences = {
  readonly [Type in Exclude<GameEvent['type'], 'GameEnded'>]: (
    event: Extract<PlayerEvent, {type: Type}>,
    names: LogNames
  ) => string
}

/** Words of koi-koi in one language. */
export interface KoiKoiWords {
  readonly cardNames: Readonly<Record<CardCode, string>>
  /** Months by their plants. */
  readonly monthNames: Readonly<Record<Month, string>>
  readonly types: Readonly<Record<CardType, string>>
  readonly yaku: Readonly<Record<YakuNameId, string>>
  /** A card and its type. */
  typed(card: string, type: string): string
  points(points: number): string
  /** Players without names, by `PlayerId`. */
  readonly players: readonly [string, string]
  /** Several cards in a sentence. */
  cards(items: readonly string[]): string
  /** A yaku and its points in a list. */
  yakuPoints(yaku: string, points: number): string
  /** All yaku and their sum. */
  yakuList(items: readonly string[], total: number): string
  /** How a round ended, as a sentence. */
  result(result: GameResult, player: (player: PlayerId) => string): string
}
