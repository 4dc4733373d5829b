/**
 * What a claim is judged by, and the verdict.
 */
import {element, type Markup} from '@tehai/kernel/markup'
import {fillOf} from '@tehai/kernel/block'
import {sentence, type Message} from '@tehai/kernel/source'
import type {CardId, Month} from '@tehai/koikoi/cards'
import type {KindCount} from '../grammar/card-counts.js'
import type {Calls} from '../grammar/context.js'
import type {KeyEntry} from '../grammar/keys.js'
import {term} from '../cards/labels.js'
import {messages as table} from '../grammar/messages.js'
import type {Settings} from '../grammar/settings.js'

/** What claims may refer to. */
export interface ClaimContext {
  /** Cards of the row that the claim is about; `null` if there is no such row. */
  readonly pile: readonly CardId[] | null
  readonly opponent: readonly CardId[]
  /** How many further cards captured by the opponent are face down (default: 0). */
  readonly hiddenOfOpponent?: number | undefined
  readonly field: readonly CardId[] | null
  /** How many further cards of the row are not shown, because they are face down or only counted (default: 0). */
  readonly hiddenInPile?: number | undefined
  /** The hidden cards that are counted by kind (default: none). */
  readonly countedInPile?: readonly KindCount[] | undefined
  /** Whether cards of the field are face down (default: `false`). */
  readonly isFieldHidden?: boolean | undefined
  /** Whether a claim about the cards names a yaku of dealt hands (default: `false`). */
  readonly namesDealt?: boolean | undefined
  /** The hand as it was dealt, if the claim is about that. */
  readonly dealt?: readonly CardId[] | null | undefined
  /** What only a table has; absent in a line of text. */
  readonly table?: TableOfHand | undefined
  readonly month: Month | null
  readonly calls: Calls
  readonly settings: Settings
  /** Whether a card of the rows is written by its name, as 松に鶴 (default: `false`). */
  readonly isWorded?: boolean | undefined
  /** Whether what is shown is in a line of text (default: `false`). */
  readonly isInline?: boolean | undefined
  /** Whether some of the cards could not be read, so that no claim about them is judged (default: `false`). */
  readonly isBroken?: boolean | undefined
  /** Whether the month, or who has called, could not be read (default: `false`). */
  readonly isUnsettled?: boolean | undefined
}

/** The hands of a table. */
export interface TableOfHand {
  readonly hand: readonly CardId[] | null
  /** How many further cards of the hand are face down. */
  readonly hiddenInHand: number
  readonly otherHandCount: number | null
}

export interface Verdict {
  readonly state: 'true' | 'false' | 'filled' | 'unchecked'
  /** What is shown: the author's text, or the truth in place of a `?`. */
  readonly shown: readonly Markup[]
  readonly messages: readonly Message[]
}

/** A claim: its key, and what is claimed. */
export type Claim = KeyEntry<'claim'>

export function filled(shown: readonly Markup[]): Verdict {
  return {state: 'filled', shown, messages: []}
}

export function right(entry: Claim, shown: readonly Markup[] = [entry.value]): Verdict {
  return {...filled(shown), state: 'true'}
}

/** A claim that cannot be judged, as it was written. */
export function unchecked({value}: Claim): Verdict {
  return {...filled([value]), state: 'unchecked'}
}

/** The claim as written, marked as wrong, with its first message in words. */
export function wrong(
  {key, value, start}: Claim,
  messages: readonly Message[],
  {settings}: ClaimContext
): Verdict {
  const [first] = messages
  // Messages about the key quote the key, which is not part of the value.
  const actual = first && first.start < start ? {actual: term(key.id, settings.lang)} : {}
  const own = first && {
    ...first,
    start: first.start - start,
    end: first.end - start,
    values: {...first.values, ...actual}
  }
  const title = own ? sentence(own, table, value, settings.lang) : ''
  const shown = element('mark', {class: 'hanafuda-false', title}, value)
  return {state: 'false', shown: [shown], messages}
}

/** Whether the truth is requested: `?`, or `??` for an answer that is folded. */
export function isRequested({value}: Claim): boolean {
  return fillOf(value) !== null
}
