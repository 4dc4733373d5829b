/**
 * Quick fixes: proposals of messages as edits that have been tried.
 *
 * Each proposal is put where it belongs (`placements.ts`) and the page is checked again; only proposals that help are
 * offered. If a proposal does not help, but exactly one further proposal is made for its text, both together are one
 * fix.
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

/** How many proposals of a message are tried; its sentence does not name more. */
const MOST_PROPOSALS = 3

/**
 * The quick fixes of a diagnostic, the nearest first: after each, the message is gone, the inserted text has no message
 * of its own, and the page has no more messages than before. A message that the slip had hidden may appear elsewhere,
 * such as one about the claim of a key that is now read. If every proposal for a slip makes a false claim, they are
 * offered nevertheless: the claim can be repaired once it is understood.
 *
 * @param truths Gives the edits that replace a false claim by a true one, the nearest first (default: none). They are
 * tried if the message itself proposes nothing.
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
  /** Whether the inserted text is now understood and found to be false. */
  readonly isJudged: boolean
}

/** Messages about text that is understood: it is false or impossible. */
const judgements = /^(?:false-|impossible-|no-score$|tile-not-in-|hand-size$)/

/** An edit that helps, alone or together with the only proposal for the inserted text; `null` for any other edit. */
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
 * A text after repairing every diagnostic that has exactly one proposal, if the page then has no new message. Repeating
 * it changes nothing. It takes the time of one check for each diagnostic.
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
  /** Whether no message of the same kind is left at the place. */
  readonly isGone: boolean
  /** The diagnostics that were not there before. */
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
  // An option may be far from what it repairs.
  const isAt = covers(edit, {start, end}) || isTouching(edit, {start, end})
  const place = isAt ? own : {start: movedOffset(start, edit), end: movedOffset(end, edit)}
  const before = new Set(diagnostics.map(one => keyOf(one.id, movedOffset(one.start, edit))))
  // Messages about text that the edit only moves existed before.
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
