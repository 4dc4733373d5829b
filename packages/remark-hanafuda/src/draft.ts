/**
 * Draft: what a block of cards shows so far; it grows line by line.
 */
import type {Markup} from '@tehai/kernel/markup'
import type {Message} from '@tehai/kernel/source'
import type {CardId} from '@tehai/koikoi/cards'
import type {Situation} from './situation.js'

export interface Draft {
  readonly situation: Situation
  /** Whether a table is shown: then what was captured lies by kinds, and the field in two rows. */
  readonly isTable: boolean
  /** Cards of the row that claims are about. */
  pile: readonly CardId[] | null
  opponent: readonly CardId[]
  field: readonly CardId[] | null
  hand: readonly CardId[] | null
  /** Number of cards in the other hand; `null` where the table does not say. */
  otherHandCount: number | null
  /** Whether some card of the table could not be read. */
  isBroken: boolean
  /** Cards that lie somewhere on this table. */
  used: Set<CardId>
  /** Whether something depends on the rules: then the caption names them. */
  isRuled: boolean
  readonly parts: Markup[]
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
    opponent: [],
    field: null,
    hand: null,
    otherHandCount: null,
    isBroken: false,
    used: new Set(),
    isRuled: situation.isRuled,
    parts: [],
    answer: [],
    messages
  }
}
