/**
 * Messages of a text with what was meant, and one for each slip: what is reported only because of the slip is left out.
 */
import type {Message, Span} from '../source/message.js'
import {soundingLike} from '../source/sounds.js'
import {narrowed} from './narrow.js'
import {editOf, option, ownEdit, proposing} from './proposal.js'
import {goneThoughFalse, goneWith, repairOf, type Read, type Reading} from './search.js'
import type {TextChange} from './edit.js'
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
    const goneFromWhole = whole
      ? goneThoughFalse(whole.text, whole.before, message, edit, whole.read, isUnread)
      : null
    for (const one of goneFromWhole ?? also) if (one !== message) gone.add(one)
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
      const also = goneThoughFalse(text, before, message, edit, read, isUnread)
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
    const goneByOwn =
      own && (!isGuess || words.around.has(id)) && goneThoughFalse(text, before, message, own, read, isUnread)
    if (own && goneByOwn) {
      dropped(message, own, goneByOwn)
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
