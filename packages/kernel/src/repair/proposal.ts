/**
 * Proposals: puts the edits that were found into the message about a slip, and reads proposals as edits.
 */
import {blockMessage} from '../block/messages.js'
import {largest, smallest} from '../source/text/append.js'
import {groupsAround} from '../source/message/groups.js'
import type {Message, Span} from '../source/message/message.js'
import type {Edit, TextChange} from './edits/edit.js'
import type {RepairWords} from './words.js'

/** A proposal that is an option. */
export const option: RegExp = /^[a-z]{2,12}=/

/** The edit of a message's first proposal that is not an option; `null` if there is none. */
export function ownEdit(text: string, message: Message, words: RepairWords): TextChange | null {
  const first = message.expected.find(one => !option.test(one))
  return first === undefined ? null : editOf(text, message, first, words)
}

/**
 * The edit that applies a proposal of a message; `null` if the proposal was meant for only a part of the range that it
 * would replace.
 */
export function editOf(
  text: string,
  message: Message,
  proposal: string,
  {around}: RepairWords
): TextChange | null {
  const {id, start, end} = message
  if (around.has(id)) {
    const group = groupAround(text, message)
    // A proposal for a part of the group would replace the whole group.
    return digitsIn(proposal) < digitsIn(text.slice(group.start, group.end))
      ? null
      : {...group, text: proposal}
  }
  return {start, end: id === 'missing-colon' ? endOfLine(text, end) : end, text: proposal}
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : text.slice(0, end).trimEnd().length
}

/**
 * A message that proposes edits: with its own range if they are inside it, else with the range of the words that they
 * change.
 */
export function proposing(
  text: string,
  message: Message,
  edits: readonly Edit[],
  {weak, guessed, around}: RepairWords
): Message {
  const [first] = edits
  if (first?.text === '\n') {
    const rest = {start: first.end, end: endOfLine(text, first.end)}
    return {...blockMessage('own-line', rest.start, rest.end, {}, [text.slice(rest.start, rest.end)])}
  }
  const isAround = around.has(message.id)
  const isOwn = !weak.has(message.id) && !guessed.has(message.id) && message.id !== 'missing-colon'
  const from = smallest(
    edits.map(({start}) => start),
    Infinity
  )
  const to = largest(
    edits.map(({end}) => end),
    0
  )
  const place = isAround ? groupAround(text, message) : message
  const isInside = isOwn && place.start <= from && to <= place.end && place.end - place.start <= 40
  const changed = ({start, end}: Span): readonly string[] =>
    edits.map(edit => (text.slice(start, edit.start) + edit.text + text.slice(edit.end, end)).trim())
  const inPlace = isInside ? changed(place) : []
  if (isInside && !inPlace.includes('')) return {...message, expected: inPlace}
  const span = wordsAround(text, from, to)
  if (changed(span).includes('')) return message
  return {...blockMessage('slip', span.start, span.end, {}, changed(span)), severity: message.severity}
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** What is between blanks and brackets around a range. */
function groupAround(text: string, {start, end}: Span): Span {
  const before = /[^\s[\]{}:,、]*$/.exec(text.slice(Math.max(0, start - MOST_AROUND), start))![0]
  const after = /^[^\s[\]{},、]*/.exec(text.slice(end, end + MOST_AROUND))![0]
  return {start: start - before.length, end: end + after.length}
}

/** Characters on each side of a range that may belong to it, as editors place such proposals. */
const MOST_AROUND = 60

/** A range up to the blanks around it; in a long word, its groups. */
function wordsAround(text: string, from: number, to: number): Span {
  let [start, end] = [from, to]
  while (start > 0 && !/[\s,，、]/.test(text[start - 1]!)) start--
  while (end < text.length && !/[\s,，、]/.test(text[end]!)) end++
  while (end > start && /\s/.test(text[end - 1]!)) end--
  while (start < end && /\s/.test(text[start]!)) start++
  return groupsAround(text, {start: from, end: to}, {start, end})
}
