/**
 * Search: finds what a text was meant as by reading possible corrections.
 *
 * The reader of the text decides: a candidate is proposed if it resolves the message, nothing new is reported, and all
 * claims are still there. The author's text itself is never changed.
 */
import type {Message, Span} from '../source/message/message.js'
import type {Edit, TextChange} from './edits/edit.js'
import {editsNear} from './edits/edits.js'
import type {RepairWords} from './words.js'

/** What a reader says of a text. */
export interface Reading {
  readonly messages: readonly Message[]
  /** Number of claims in the text: none of them may get lost. */
  readonly claims: number
}

export type TextReader = (text: string) => Reading

/** A text, its messages and claims, and its reader. */
export interface Repairable {
  readonly text: string
  readonly before: Reading
  readonly read: TextReader
}

/** Most candidates that are read for one message, and most characters in all of them. */
const MOST_READ = 140
const MOST_CHARACTERS = 60_000

/**
 * Margins of cost above the best candidate: up to the first, candidates are read; up to the second, proposed beside
 * it.
 */
const AS_CHEAP = 0.3
const SAME = 0.05
const MOST_PROPOSALS = 3

/** No message may remain this near to a change, in UTF-16 units of its line. */
const NEAR = 12

/** A repair of a text: the edits that may have been meant, and the messages that the first one resolves. */
export interface Repair {
  readonly edits: readonly Edit[]
  /** Messages that are no longer reported. */
  readonly gone: readonly Message[]
}

/** How candidates are judged: their highest cost, and the messages that may remain. */
interface Judge {
  readonly most: number
  /**
   * Whether a message says that something cannot be read: no such message may remain beside a change (default: no
   * message at all may).
   */
  readonly isUnread?: ((message: Message) => boolean) | undefined
  /** Whether claims may then be false and reported as such (default: `false`). */
  readonly maybeFalse?: boolean | undefined
}

/** The repair of one message of a text; `null` if none is found, or if more than three edits are equally likely. */
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
 * The messages that an edit resolves if it brings no new ones; `null` if it does not help.
 *
 * @param isLeft
 *   Whether a message may not remain beside the change (default: none may remain).
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
 * The messages that an edit resolves, even if claims are then reported as false; `null` if it does not help.
 *
 * @param isUnread
 *   Whether a message says that something cannot be read: the edit may not bring such a message.
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

/**
 * How an edit changes the messages: those that it resolves, those that it brings, and all that there are afterwards.
 */
interface ReportChange {
  readonly gone: readonly Message[]
  readonly brought: readonly Message[]
  readonly left: readonly Message[]
}

/** How an edit changes the messages; `null` if its message stays, or a claim gets lost. */
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

/** Whether a message after an edit is on the line of the edit and near it. */
function isNear(text: string, {start, end}: Span, edit: TextChange, most: number): boolean {
  const [from, to] = [edit.start, edit.start + edit.text.length]
  if (end < from - most || start > to + most) return false
  const after = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  return !after.slice(Math.min(end, from), Math.max(start, to)).includes('\n')
}

const moved = (offset: number, {start, end, text}: TextChange): number =>
  offset < end ? offset : offset + text.length - (end - start)
