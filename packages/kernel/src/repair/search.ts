/**
 * Search: what a text was meant as, found by reading what may have been meant.
 *
 * The reader of the text is the judge: a candidate is proposed if the message is gone with it, nothing new is reported, and all
 * that was claimed is still claimed. Nothing is ever changed by itself.
 */
import type {Message, Span} from '../source/message/message.js'
import type {Edit, TextChange} from './edits/edit.js'
import {editsNear} from './edits/edits.js'
import type {RepairWords} from './words.js'

/** What a reader says of a text. */
export interface Reading {
  readonly messages: readonly Message[]
  /** Things that the text says: none of them may get lost. */
  readonly claims: number
}

export type TextReader = (text: string) => Reading

/** A text with all that is reported of it, and how it is read. */
export interface Repairable {
  readonly text: string
  readonly before: Reading
  readonly read: TextReader
}

/** Candidates that are read for one message, and characters that are read for them. */
const MOST_READ = 140
const MOST_CHARACTERS = 60_000

/** Candidates as cheap as the cheapest, within this, are proposed beside it. */
const AS_CHEAP = 0.3
const SAME = 0.05
const MOST_PROPOSALS = 3

/** Nothing may be left to say so near to a change, in UTF-16 units of its line. */
const NEAR = 12

/** A repair of a text: the edits that may have been meant, and the messages that go with the first. */
export interface Repair {
  readonly edits: readonly Edit[]
  /** Messages that are no longer reported. */
  readonly gone: readonly Message[]
}

/** How candidates are judged: by how far they may be from what was typed, and by what may be left. */
interface Judge {
  readonly most: number
  /** Whether a message says that something cannot be read: none may be left beside a change (default: all). */
  readonly isUnread?: ((message: Message) => boolean) | undefined
  /** Whether what is read then may be false, which is reported (default: `false`). */
  readonly maybeFalse?: boolean | undefined
}

/** The repair of one message of a text; `null` where none is found, or more than two are as likely. */
export function repairOf(
  repairable: Repairable,
  message: Message,
  words: RepairWords,
  {most: greatest, isUnread, maybeFalse = false}: Judge
): Repair | null {
  const {text} = repairable
  const edits = editsNear(text, message, words)
  const most = Math.min(MOST_READ, Math.floor(MOST_CHARACTERS / Math.max(1, text.length)))
  const found: {edit: Edit; gone: readonly Message[]}[] = []
  for (const edit of edits.slice(0, most)) {
    if (edit.cost > greatest || (found.length > 0 && edit.cost > found[0]!.edit.cost + AS_CHEAP)) break
    const gone =
      maybeFalse && isUnread
        ? goneThoughFalse(repairable, message, edit, isUnread)
        : goneWith(repairable, message, edit, isUnread)
    if (gone) found.push({edit, gone})
  }
  const [best] = found.toSorted((a, b) => b.gone.length - a.gone.length || a.edit.cost - b.edit.cost)
  if (!best) return null
  const others = found.filter(
    one => one !== best && one.gone.length === best.gone.length && one.edit.cost < best.edit.cost + SAME
  )
  if (others.length >= MOST_PROPOSALS) return null
  return {edits: [best, ...others].map(one => one.edit), gone: best.gone}
}

/**
 * The messages that go with an edit after which nothing else is reported; `null` where it does not help.
 *
 * @param isLeft
 *   Messages that may not be left beside the change (default: all).
 */
export function goneWith(
  repairable: Repairable,
  message: Message,
  edit: TextChange,
  isLeft: (message: Message) => boolean = () => true
): readonly Message[] | null {
  const change = changeBy(repairable, message, edit)
  if (!change || change.brought.length > 0) return null
  return change.left.some(one => isLeft(one) && isNear(repairable.text, one, edit, NEAR)) ? null : change.gone
}

/**
 * The messages that go with an edit after which what is read may be false, and that may be reported; `null` where it does not help.
 *
 * @param isUnread
 *   Messages that say that something cannot be read: the edit brings none.
 */
export function goneThoughFalse(
  repairable: Repairable,
  message: Message,
  edit: TextChange,
  isUnread: (message: Message) => boolean
): readonly Message[] | null {
  const change = changeBy(repairable, message, edit)
  if (!change || change.brought.length > change.gone.length) return null
  const isHarmful = (one: Message): boolean => isUnread(one) || !isNear(repairable.text, one, edit, Infinity)
  return change.brought.some(isHarmful) ? null : change.gone
}

/** What an edit changes in what is reported: messages that go, those that it brings, and all that are left. */
interface ReportChange {
  readonly gone: readonly Message[]
  readonly brought: readonly Message[]
  readonly left: readonly Message[]
}

/** What an edit changes; `null` where its message stays, or a claim gets lost. */
function changeBy({text, before, read}: Repairable, message: Message, edit: TextChange): ReportChange | null {
  const after = read(text.slice(0, edit.start) + edit.text + text.slice(edit.end))
  if (after.claims < before.claims) return null
  const keyOf = ({id, start}: Pick<Message, 'id' | 'start'>) => `${id} ${start}`
  const keyAfter = ({id, start}: Message) => keyOf({id, start: moved(start, edit)})
  const left = new Set(after.messages.map(keyOf))
  const gone = before.messages.filter(one => !left.has(keyAfter(one)))
  if (!gone.includes(message)) return null
  const known = new Set(before.messages.map(keyAfter))
  return {gone, brought: after.messages.filter(one => !known.has(keyOf(one))), left: after.messages}
}

/** Whether a message after an edit is of its line, and beside it. */
function isNear(text: string, {start, end}: Span, edit: TextChange, most: number): boolean {
  const [from, to] = [edit.start, edit.start + edit.text.length]
  if (end < from - most || start > to + most) return false
  const after = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  return !after.slice(Math.min(end, from), Math.max(start, to)).includes('\n')
}

const moved = (offset: number, {start, end, text}: TextChange): number =>
  offset < end ? offset : offset + text.length - (end - start)
