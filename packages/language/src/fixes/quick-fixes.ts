/**
 * Quick fixes: proposals of messages as edits that have been tried.
 *
 * Each proposal is put where it belongs (`placements.ts`) and the page is checked again; only one that helps is offered. Where
 * it does not yet, and one thing is proposed for it in turn, both are one fix.
 */
import type {Diagnostic} from '../page/diagnostic.js'
import {keepsDigits} from './kept-digits.js'
import type {Page, ReadPage} from '../page/page.js'
import {covers, editsOf} from './placements.js'
import {applyEdit, editedSpan, isTouching, joinedEdit, movedOffset, type TextEdit} from '../page/text-edit.js'

/** An edit that makes a diagnostic go away. */
export interface QuickFix {
  readonly diagnostic: Diagnostic
  readonly edit: TextEdit
}

/** Proposals of one message that are tried; its sentence names no more. */
const MOST_PROPOSALS = 3

/**
 * The quick fixes of a diagnostic, the nearest first: after each the message is gone, the text that was put there has no
 * message of its own, and the page has no more messages than before. A message may come up elsewhere that the slip had
 * hidden: the claim of a key that is now read. Where each proposal for a slip makes a claim that is false, they are offered
 * all the same: the claim can be repaired once it is understood.
 *
 * @param truths
 *   The edits that write what is true in place of a false claim, the nearest first (default: none). They are tried where
 *   the message itself proposes nothing.
 */
export function quickFixesOf(
  page: Page,
  diagnostic: Diagnostic,
  read: ReadPage,
  truths: (diagnostic: Diagnostic) => readonly TextEdit[] = () => []
): readonly QuickFix[] {
  const proposed = editsOf(page, diagnostic)
  const found = (proposed.length > 0 ? proposed : truths(diagnostic))
    .slice(0, MOST_PROPOSALS)
    .flatMap(edit => helpingEdit(page, diagnostic, edit, read) ?? [])
  const silent = found.filter(({isJudged}) => !isJudged)
  return (silent.length > 0 ? silent : found).map(({edit}) => ({diagnostic, edit}))
}

/** An edit after which a diagnostic is gone. */
interface Help {
  readonly edit: TextEdit
  /** Whether its text is understood now and found to be false. */
  readonly isJudged: boolean
}

/** What is said of text that is understood: it is false or cannot be. */
const judgements = /^(?:false-|impossible-|no-score$|tile-not-in-|hand-size$)/

/** An edit that helps, or helps with the one thing that is then proposed for its own text; `null` for any other. */
function helpingEdit(page: Page, diagnostic: Diagnostic, edit: TextEdit, read: ReadPage): Help | null {
  const {after, isGone, brought} = tryEdit(page, diagnostic, edit, read)
  const isMore = after.diagnostics.length > page.diagnostics.length
  if (!isGone) return null
  const own = brought.filter(one => isTouching(one, editedSpan(edit)))
  if (own.length === 0) return isMore ? null : {edit, isJudged: false}
  const [next] = own
  const [second, ...others] = own.length === 1 ? editsOf(after, next!) : []
  if (second && others.length === 0) {
    const both = joinedEdit(after.text, edit, second)
    const trial = tryEdit(page, diagnostic, both, read)
    const helps =
      trial.isGone &&
      trial.after.diagnostics.length <= page.diagnostics.length &&
      !trial.brought.some(one => isTouching(one, editedSpan(both)))
    if (helps && keepsDigits(page.text, diagnostic, both)) return {edit: both, isJudged: false}
  }
  const isJudged = !judgements.test(diagnostic.id) && own.every(({id}) => judgements.test(id))
  return isJudged && !isMore ? {edit, isJudged} : null
}

/**
 * A text with every diagnostic repaired for which one thing alone is proposed, if the page then has no new message.
 * Once more changes nothing. The time is that of a check for each diagnostic.
 */
export function fixAll(source: string, read: ReadPage): string {
  let text = source
  for (;;) {
    const fixed = fixInOrder(text, read)
    if (fixed === text) return text // each other round has left fewer messages
    text = fixed
  }
}

/** One round over a text, from its beginning to its end. */
function fixInOrder(source: string, read: ReadPage): string {
  let page = read(source)
  for (let at = 0; at < page.diagnostics.length; at++) {
    const diagnostic = page.diagnostics[at]!
    if (diagnostic.expected.length !== 1) continue
    const [edit] = editsOf(page, diagnostic)
    if (!edit) continue
    const {after, isGone, brought} = tryEdit(page, diagnostic, edit, read)
    if (!isGone || brought.length > 0 || after.diagnostics.length >= page.diagnostics.length) continue
    page = after
    at-- // what came next is now here
  }
  return page.text
}

interface Trial {
  /** The page after the edit. */
  readonly after: Page
  /** Whether no message of the kind is left at the place. */
  readonly isGone: boolean
  /** Those that were not there before. */
  readonly brought: readonly Diagnostic[]
}

function tryEdit(
  {text, diagnostics}: Page,
  {id, start, end}: Diagnostic,
  edit: TextEdit,
  read: ReadPage
): Trial {
  const after = read(applyEdit(text, edit))
  const own = editedSpan(edit)
  // An option may be written far from what it repairs.
  const isAt = covers(edit, {start, end}) || isTouching(edit, {start, end})
  const place = isAt ? own : {start: movedOffset(start, edit), end: movedOffset(end, edit)}
  const before = new Set(diagnostics.map(one => keyOf(one.id, movedOffset(one.start, edit))))
  // What is said of text that the edit puts elsewhere was said before.
  const inside = new Set(diagnostics.filter(one => covers(edit, one)).map(one => `${one.id} ${one.reason}`))
  return {
    after,
    isGone: !after.diagnostics.some(one => one.id === id && isTouching(one, place)),
    brought: after.diagnostics.filter(
      one => !before.has(keyOf(one.id, one.start)) && !inside.has(`${one.id} ${one.reason}`)
    )
  }
}

const keyOf = (id: string, start: number) => `${id} ${start}`
