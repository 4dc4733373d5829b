/**
 * Draft: what a block of cards shows so far; it grows line by line.
 */
import type {Markup} from '@tehai/kernel/markup'
import type {Message, Span} from '@tehai/kernel/source'
import type {CardId} from '@tehai/koikoi/cards'
import type {Situation} from './situation.js'

export interface Draft {
  readonly situation: Situation
  /** Whether a table is shown: then what was captured lies by kinds, and the field in two rows. */
  readonly isTable: boolean
  /** Cards of the row that claims are about. */
  pile: readonly CardId[] | null
  /** How many further cards of that row lie face down. */
  hiddenInPile: number
  opponent: readonly CardId[]
  field: readonly CardId[] | null
  /** Whether cards of the field lie face down. */
  isFieldHidden: boolean
  hand: readonly CardId[] | null
  /** Number of cards in the other hand; `null` where the table does not say. */
  otherHandCount: number | null
  /** Number of cards in all rows of this table, face up and face down. */
  cardCount: number
  /** The last row that is a number of cards; `null` where there is none. */
  counted: Span | null
  /** Whether some card of the table could not be read. */
  isBroken: boolean
  /** Cards that lie somewhere on this table. */
  used: Set<CardId>
  /** Whether something depends on the rules: then the caption names them. */
  isRuled: boolean
  readonly parts: Markup[]
  /** What is judged when the table is complete: what depends on rows that may follow. */
  readonly later: (() => void)[]
  /** The answer of a question and its reasons, which fold. */
  readonly answer: Markup[]
  readonly messages: Message[]
}

/** A draft that shows nothing yet. */
export function openDraft(situation: Situation, isTable: boolean, messages: Message[]): Draft {
  return {
    situation,
    isTable,
    pile: null,
    hiddenInPile: 0,
    opponent: [],
    field: null,
    isFieldHidden: false,
    hand: null,
    otherHandCount: null,
    cardCount: 0,
    counted: null,
    isBroken: false,
    used: new Set(),
    isRuled: situation.isRuled,
    parts: [],
    later: [],
    answer: [],
    messages
  }
}
