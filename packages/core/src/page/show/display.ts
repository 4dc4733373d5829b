/**
 * What is needed to show the values of a block, and the simple parts of a page: facts, and values that are shown
 * elsewhere.
 */
import type {Fact, Part} from '../check/result/checked-block.js'
import type {Verdict} from '../check/result/claims.js'
import type {BlockContext} from '../check/context/context.js'
import type {EntryValue} from '../grammar/values/entry-value.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {factOf, unreadWords, valueWords} from './facts.js'
import type {ShownPart} from './groups.js'

/** What is needed to show the values of a block, and the list to which messages about their words are added. */
export interface Display {
  readonly context: BlockContext
  readonly verdicts: ReadonlyMap<EntryValue, Verdict | null>
  readonly messages: PlacedMessage[]
}

/** A part that is visible from the start. */
export const onPage = (part: Part): ShownPart => ({part, isFolded: false})
/** A part that is folded away. */
export const inFold = (part: Part): ShownPart => ({part, isFolded: true})
/** Facts as a part. */
export const factsOf = (...facts: readonly Fact[]): Part => ({type: 'facts', facts})

/** A value that is shown elsewhere, or nowhere: here only if it is not understood. */
export function elsewhere({context}: Display, value: EntryValue): ShownPart[] {
  const {entry, problem} = value
  if (!problem) return []
  return [onPage(factsOf(factOf(context, entry.key, unreadWords(context, value, problem))))]
}

/** A value as a fact. */
export function fact({context, messages}: Display, value: EntryValue): ShownPart[] {
  return [onPage(factsOf(factOf(context, value.entry.key, valueWords(context, value, messages))))]
}
