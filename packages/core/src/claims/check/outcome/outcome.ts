/** Outcome: the result of checking a claim, from its messages and the parts that were understood. */
import type {Claim, ClaimState, Verdict} from '../../../page/check/result/claims.js'
import type {Settings} from '../../../page/grammar/keys/options.js'
import type {Markup} from '@tehai/kernel/markup'
import type {Message} from '@tehai/kernel/source'
import {hasQualifier, partAround} from '../../grammar/qualifiers.js'
import {lengthOfPrefix} from '../../grammar/yaku.js'
import {writtenMarkup, type MarkupSpan} from '../../show/written-text.js'

/** What a checker found out about a claim. */
export interface Outcome {
  readonly messages: readonly Message[]
  /** Messages about tiles in its words that are not part of the claim (default: none). */
  readonly beside?: readonly Message[] | undefined
  /** Whether any part of the claim was checked. */
  readonly checked: boolean
  /** Tiles of the text, drawn. */
  readonly drawn: readonly MarkupSpan[]
  /** What the author wrote, where it is more than text and tiles (default: the text with its tiles drawn). */
  readonly written?: (() => readonly Markup[]) | undefined
  /** What the page shows for `?`, and in place of a false claim where it is replaced. */
  readonly truth: () => readonly Markup[]
  /** What is shown below the claim (default: nothing). */
  readonly more?: (() => readonly Markup[]) | undefined
  /** The claim cannot be filled in, and is left as written (default: `false`). */
  readonly isLeft?: boolean | undefined
  /** What is written under tiles of the row (default: nothing). */
  readonly mark?: string | undefined
}

/** The verdict of an outcome. */
export function verdictOf(claim: Claim, settings: Settings, found: Outcome): Verdict {
  const {checked, drawn, truth, more = noMarkup} = found
  const known = withoutCovered(found.messages)
  const messages = withoutQualified(known, claim.value)
  const isFalse = messages.some(({severity}) => severity === 'error')
  if (claim.fill !== null) {
    return {
      state: isFalse || found.isLeft ? 'unchecked' : 'filled',
      shown: truth(),
      more: more(),
      messages,
      mark: found.mark
    }
  }
  const unread = messages.filter(({id}) => id === 'unread-claim')
  const isPartly = unread.length > 0
  const isOpen = !checked || (messages.length < known.length && !isFalse)
  const state: ClaimState = isFalse ? 'false' : isOpen ? 'unchecked' : isPartly ? 'partly' : 'true'
  const replaced = isFalse && settings.claims === 'replace'
  const written = isFalse ? undefined : found.written?.()
  const shown = replaced ? truth() : (written ?? writtenMarkup(claim.value, drawn, messages, settings))
  const said = found.beside ? [...messages, ...found.beside] : messages
  return {state, shown, more: isFalse && !replaced ? nothing : more(), messages: said}
}

const nothing: readonly Markup[] = []
const noMarkup = () => nothing

/**
 * A part that seems false is left unchecked beside a word that is not understood and changes its meaning: `at least 10
 * tiles`.
 */
function withoutQualified(messages: readonly Message[], text: string): readonly Message[] {
  const open = messages.flatMap(({id, start, end}) =>
    id === 'unread-claim' && hasQualifier(text.slice(start, end)) ? [partAround(text, {start, end})] : []
  )
  if (open.length === 0) return messages
  return messages.filter(
    one => one.severity !== 'error' || !open.some(({start, end}) => one.start < end && start < one.end)
  )
}

/** One message for a misspelt word: nothing is reported for a part of the word that happens to be understood. */
function withoutCovered(messages: readonly Message[]): readonly Message[] {
  if (messages.length < 2) return messages
  const unread = messages.filter(({id}) => id === 'unread-claim')
  if (unread.length === 0 || unread.length === messages.length) return messages
  const isCovered = ({start, end}: Message) =>
    unread.some(one => one.start <= start && end <= one.end && one.end - one.start > end - start)
  return messages.filter(one => one.id === 'unread-claim' || !isCovered(one))
}

/** An outcome of a claim that is filled in, where no part is checked. */
export function filledOutcome(
  messages: readonly Message[],
  drawn: readonly MarkupSpan[],
  truth: () => readonly Markup[],
  more?: () => readonly Markup[]
): Outcome {
  return {messages, checked: false, drawn, truth, more}
}

/** An outcome of a claim that can be neither checked nor filled in. */
export function leftOutcome(
  messages: readonly Message[],
  drawn: readonly MarkupSpan[],
  text: string
): Outcome {
  return {messages, checked: false, drawn, truth: () => [text], isLeft: true}
}

/** A claim that cannot be checked, as it was written. */
export function uncheckedVerdict(claim: Claim, messages: readonly Message[]): Verdict {
  const shown = claim.key === 'yaku' ? claim.value.slice(lengthOfPrefix(claim.value)) : claim.value
  return {state: 'unchecked', shown: [shown], more: nothing, messages}
}
