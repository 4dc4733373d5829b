/**
 * Draft: the content of a block of cards so far; it grows line by line.
 */
import type {Markup} from '@tehai/kernel/markup'
import type {Message, Span} from '@tehai/kernel/source'
import type {CardId} from '@tehai/koikoi/cards'
import type {CountedKind, KindCount} from '../grammar/card-counts.js'
import type {Situation} from '../grammar/situation.js'

/** What is on a table. */
interface Table {
  /** Cards of the row that claims are about. */
  pile: readonly CardId[] | null
  /** How many further cards of that row are not shown, because they are face down or only counted. */
  hiddenInPile: number
  /** The hidden cards that are counted by kind. */
  countedInPile: readonly KindCount[]
  /** Whether there is a claim about that row. */
  isClaimed: boolean
  opponent: readonly CardId[]
  /** How many further cards captured by the opponent are face down. */
  hiddenOfOpponent: number
  field: readonly CardId[] | null
  /** Whether cards of the field are face down. */
  isFieldHidden: boolean
  hand: readonly CardId[] | null
  /** How many further cards of the hand are face down. */
  hiddenInHand: number
  /** Number of cards in the other hand; `null` if the table does not state it. */
  otherHandCount: number | null
  /** Number of cards in all rows of this table, face up and face down. */
  cardCount: number
  /** The last row that consists of numbers of cards; `null` if there is none. */
  counted: Span | null
  /** Whether some card of the table could not be read. */
  isBroken: boolean
  /** Cards that are anywhere on this table. */
  used: Set<CardId>
  /** How many cards of each kind are only counted, for both players. */
  countedCards: Map<CountedKind, number>
}

export interface Draft extends Table {
  readonly situation: Situation
  /** Whether a table is shown, with captured cards by kind and the field in two rows. */
  readonly isTable: boolean
  /** Whether a claim names a yaku of dealt hands. */
  readonly namesDealt: boolean
  /** Whether a card is written by its name. */
  isWorded: boolean
  /** Whether something depends on the rules, so that the caption names them. */
  isRuled: boolean
  readonly parts: Markup[]
  /** Claims that are judged when the table is complete, because they depend on rows that may follow. */
  readonly later: (() => void)[]
  /** The folded answer to a question, with its reasons. */
  readonly answer: Markup[]
  readonly messages: Message[]
}

/** A table without cards. */
export const emptyTable = (): Table => ({
  pile: null,
  hiddenInPile: 0,
  countedInPile: [],
  isClaimed: false,
  opponent: [],
  hiddenOfOpponent: 0,
  field: null,
  isFieldHidden: false,
  hand: null,
  hiddenInHand: 0,
  otherHandCount: null,
  cardCount: 0,
  counted: null,
  isBroken: false,
  used: new Set(),
  countedCards: new Map()
})

/** A draft that shows nothing yet. */
export function openDraft(
  situation: Situation,
  isTable: boolean,
  namesDealt: boolean,
  messages: Message[]
): Draft {
  return {
    ...emptyTable(),
    situation,
    isTable,
    namesDealt,
    isWorded: false,
    isRuled: situation.isRuled,
    parts: [],
    later: [],
    answer: [],
    messages
  }
}
