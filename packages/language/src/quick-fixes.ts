/**
 * Quick fixes: proposals of messages as edits that have been tried.
 *
 * A proposal is a text that an author may have meant, not always one for the reported range: `1'23p` is the tile of a
 * mark elsewhere in the meld. So each is put there and the page is checked again; only one that helps is offered.
 */
import type {Check, Diagnostic} from './diagnostic.js'
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
  source: string,
  all: readonly Diagnostic[],
  diagnostic: Diagnostic,
  check: Check,
  truths: (diagnostic: Diagnostic) => readonly TextEdit[] = () => []
): readonly QuickFix[] {
  const proposed = editsOf(diagnostic)
  return (proposed.length > 0 ? proposed : truths(diagnostic).slice(0, MOST_PROPOSALS))
    .filter(edit => {
      const {after, isGone, brought} = tryEdit(source, all, diagnostic, edit, check)
      const own = editedSpan(edit)
      return isGone && after.length <= all.length && !brought.some(one => isTouching(one, own))
    })
    .map(edit => ({diagnostic, edit}))
}

/**
 * A text with every diagnostic repaired for which one thing alone is proposed, if the page then has no new message.
 * Once more changes nothing. The time is that of a check for each diagnostic.
 */
export function fixAll(source: string, check: Check): string {
  let text = source
  for (;;) {
    const fixed = fixInOrder(text, check)
    if (fixed === text) return text // each other round has left fewer messages
    text = fixed
  }
}

/** One round over a text, from its beginning to its end. */
function fixInOrder(source: string, check: Check): string {
  let text = source
  let all = check(text)
  for (let at = 0; at < all.length; at++) {
    const diagnostic = all[at]!
    if (diagnostic.expected.length !== 1) continue
    const edit = editsOf(diagnostic)[0]!
    const {after, isGone, brought} = tryEdit(text, all, diagnostic, edit, check)
    if (!isGone || brought.length > 0 || after.length >= all.length) continue
    text = applyEdit(text, edit)
    all = after
    at-- // what came next is now here
  }
  return text
}

function editsOf({start, end, expected}: Diagnostic): readonly TextEdit[] {
  return expected.slice(0, MOST_PROPOSALS).map(text => ({start, end, text}))
}

interface Trial {
  /** The diagnostics of the page after the edit. */
  readonly after: readonly Diagnostic[]
  /** Whether no message of the kind is left at the place. */
  readonly isGone: boolean
  /** Those that were not there before. */
  readonly brought: readonly Diagnostic[]
}

function tryEdit(
  source: string,
  all: readonly Diagnostic[],
  {id}: Diagnostic,
  edit: TextEdit,
  check: Check
): Trial {
  const after = check(applyEdit(source, edit))
  const own = editedSpan(edit)
  const before = new Set(all.map(one => keyOf(one.id, movedOffset(one.start, edit))))
  return {
    after,
    isGone: !after.some(one => one.id === id && isTouching(one, own)),
    brought: after.filter(one => !before.has(keyOf(one.id, one.start)))
  }
}

const keyOf = (id: string, start: number) => `${id} ${start}`
