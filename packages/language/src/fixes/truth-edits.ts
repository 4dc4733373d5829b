/**
 * A false claim → edits that make it true, in the form in which the claim was written if possible.
 */
import {trueClaimAt} from '../claims/claim-at.js'
import {likeThose} from '../claims/likeness.js'
import type {Diagnostic} from '../page/diagnostic.js'
import type {Page, ReadPage} from '../page/page.js'
import type {TextEdit} from '../page/text-edit.js'

/** The edits that make a false claim true, the most similar to the written text first. Empty for other messages. */
export function truthEdits(read: ReadPage, page: Page, {id, start: at}: Diagnostic): readonly TextEdit[] {
  if (!id.startsWith('false-')) return []
  const claim = trueClaimAt(read, page, at)
  // A discard is a choice: a false claim about it does not make another discard right.
  if (!claim || claim.key === 'discard') return []
  const {start, end, truths} = claim
  return likeThose(truths, [page.text.slice(start, end)]).map(text => ({start, end, text}))
}
