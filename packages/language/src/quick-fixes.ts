/**
 * Quick fixes: proposals of messages as edits that have been tried.
 *
 * Each proposal is put where it belongs (`placements.ts`) and the page is checked again; only one that helps is offered.
 */
import type {Diagnostic} from './diagnostic.js'
import type {Page, ReadPage} from './page.js'
import {covers, editsOf} from './placements.js'
import {applyEdit, editedSpan, isTouching, movedOffset, type TextEdit} from './text-edit.js'

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
 * hidden: the claim of a key that is now read.
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
  return (proposed.length > 0 ? proposed : truths(diagnostic))
    .slice(0, MOST_PROPOSALS)
    .filter(edit => {
      const {after, isGone, brought} = tryEdit(page, diagnostic, edit, read)
      const own = editedSpan(edit)
      return (
        isGone &&
        after.diagnostics.length <= page.diagnostics.length &&
        !brought.some(one => isTouching(one, own))
      )
    })
    .map(edit => ({diagnostic, edit}))
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
  return {
    after,
    isGone: !after.diagnostics.some(one => one.id === id && isTouching(one, place)),
    brought: after.diagnostics.filter(one => !before.has(keyOf(one.id, one.start)))
  }
}

const keyOf = (id: string, start: number) => `${id} ${start}`
