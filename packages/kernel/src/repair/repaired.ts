/**
 * Messages of a text with what was meant, and one for each slip: what is reported only because of the slip is left out.
 */
import {blockMessage} from '../block/messages.js'
import {largest, smallest} from '../source/append.js'
import {groupsAround} from '../source/groups.js'
import type {Message, Span} from '../source/message.js'
import {soundingLike} from '../source/sounds.js'
import {narrowed} from './narrow.js'
import {goneWith, repairOf, type Read, type Reading} from './search.js'
import type {Edit, TextChange} from './edit.js'
import type {RepairWords} from './words.js'

/** Messages of a text for which a repair is searched. */
const MOST_MESSAGES = 4

/** Messages of a text that is wrong all over: what it proposes is tried, and no more, as each reading would look for words near all of them. */
const WRONG_ALL_OVER = 10

/** Longest text in which slips are searched for, in UTF-16 units. */
const LONGEST = 3000

/** A text with all that is reported of it, and how it is read. */
export interface Repairable {
  readonly text: string
  readonly before: Reading
  readonly read: Read
}

/**
 * The messages of a text, each with what was probably meant, and those to leave out.
 *
 * @param messages
 *   Messages whose ranges are in the text; there may be others in `before`.
 * @param light
 *   The text as it is read again and again.
 * @param whole
 *   The text itself, where that is another one: it is read once for each repair.
 */
export function repaired(
  messages: readonly Message[],
  light: Repairable,
  whole: Repairable | null,
  words: RepairWords
): {readonly messages: readonly Message[]; readonly gone: ReadonlySet<Message>} {
  const gone = new Set<Message>()
  const isWrongAllOver = light.before.messages.length > WRONG_ALL_OVER
  const dropped = (message: Message, edit: TextChange, also: readonly Message[]): void => {
    const ofWhole = whole ? goneWith(whole.text, whole.before, message, edit, whole.read, {isUnread}) : null
    for (const one of ofWhole ?? also) if (one !== message) gone.add(one)
  }
  // What is reported of a part of a misspelt word follows from the slip.
  const dropWithin = (message: Message, {start, end}: Span): void => {
    for (const one of messages) if (one !== message && start <= one.start && one.end <= end) gone.add(one)
  }
  const isUnread = ({id}: Message): boolean => unreadInBlocks.has(id) || words.unread.has(id)
  let searched = 0
  const result = messages.map(message => {
    const {text, before, read} = light
    if (gone.has(message) || text.length > LONGEST) return message
    if (onOwnLine.has(message.id)) {
      const edit = {start: message.start, end: message.start, text: '\n'}
      const also = goneWith(text, before, message, edit, read, {isUnread})
      if (also) dropped(message, edit, also)
      return message
    }
    if (!isUnread(message)) return message
    const {id, expected} = message
    const isElsewhere = words.elsewhere.has(id) || expected.every(one => option.test(one))
    if (searched++ >= MOST_MESSAGES || (isElsewhere && expected.length > 0)) return message
    const own = ownEdit(text, message, words)
    const isSure = words.weak.has(id) || words.around.has(id)
    const isGuess = isSure || words.guessed.has(id)
    if (!isSure && !isWrongAllOver && id !== 'unknown-key' && isMisheard(text, message)) {
      const sounding = repairOf(text, before, message, words, {read, most: SOUNDING, isUnread})
      const proposed = sounding && proposing(text, message, sounding.edits, words)
      if (proposed && proposed !== message) {
        dropped(message, sounding.edits[0]!, sounding.gone)
        dropWithin(message, proposed)
        return proposed
      }
    }
    const ofOwn =
      own && (!isGuess || words.around.has(id)) && goneWith(text, before, message, own, read, {isUnread})
    if (own && ofOwn) {
      dropped(message, own, ofOwn)
      return message
    }
    if (isWrongAllOver) return message
    const most = isSure ? SURE : isGuess ? CERTAIN : own ? LIKELY : Infinity
    if (!isSure && allHelp(light, message, words)) return message
    const repair =
      repairOf(text, before, message, words, {read, most}) ??
      (own
        ? null
        : repairOf(text, before, message, words, {read, most: NEAR_WORD, isUnread, maybeFalse: true}))
    if (!repair) return message
    const proposed = proposing(text, message, repair.edits, words)
    if (proposed !== message) dropped(message, repair.edits[0]!, repair.gone)
    return proposed
  })
  const left = result.filter(one => !gone.has(one))
  return {messages: left.map(one => narrowed((whole ?? light).text, one, words)), gone}
}

/** Whether a message has proposals, and with each of them it goes, as many others do, and nothing else is reported. */
function allHelp({text, before, read}: Repairable, message: Message, words: RepairWords): boolean {
  const gone = message.expected.map(one => {
    const edit = editOf(text, message, one, words)
    return edit && goneWith(text, before, message, edit, read)
  })
  return gone.length > 0 && gone.every(one => one !== null && one.length === gone[0]!.length)
}

/** Messages about what belongs on a line of its own: what is reported only because it is not there goes with it. */
const onOwnLine: ReadonlySet<string> = new Set(['own-line', 'key-in-line'])

/** A proposal that is an option. */
const option = /^[a-z]{2,12}=/

/** Messages of the blocks of every game that say that a text cannot be read. */
const unreadInBlocks: ReadonlySet<string> = new Set([
  'unknown-key',
  'missing-colon',
  'bad-value',
  'unknown-option',
  'bare-value',
  'bad-attribute'
])

/** Up to which cost an edit is a word of the same sound, or of other forms of its characters: these come first. */
const SOUNDING = 0.57

/** Whether a message is about characters, kana or Hangul, and does not propose what sounds the same. */
function isMisheard(text: string, {start, end, expected}: Message): boolean {
  if (!/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(text.slice(Math.max(0, start - 1), end + 1)))
    return false
  return expected.length === 0 || soundingLike(text.slice(start, end), expected.slice(0, 1)).length === 0
}

/** Costs up to which what is found overrides a proposal: one that does not help, a guess, a last resort. */
const LIKELY = 1.5
const CERTAIN = 1.5
const SURE = 0.95

/** Up to which cost an edit is a near word: it is meant even where what it says is false. */
const NEAR_WORD = 0.85

/** The first proposal of a message that is put in its place, there; `null` where it has none. */
function ownEdit(text: string, message: Message, words: RepairWords): TextChange | null {
  const first = message.expected.find(one => !option.test(one))
  return first === undefined ? null : editOf(text, message, first, words)
}

/** A proposal of a message, where it is put; `null` where it is for a part of what it would replace. */
function editOf(text: string, message: Message, proposal: string, {around}: RepairWords): TextChange | null {
  const {id, start, end} = message
  if (around.has(id)) {
    const group = groupAround(text, message)
    // What a part of the group was meant as would take the place of all of it.
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

/** A message that proposes edits: in its own range where they are inside, else about the words that they change. */
function proposing(
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
