/**
 * Messages of a text with what was meant, one for each slip: messages that only follow from a slip are left out.
 */
import type {Message} from '../source/message/message.js'
import {soundingLike} from '../source/sounds/sounds.js'
import {narrowed} from './narrow.js'
import {editOf, option, ownEdit, proposing} from './proposal.js'
import {goneThoughFalse, goneWith, repairOf, type Repairable} from './search.js'
import type {TextChange} from './edits/edit.js'
import type {RepairWords} from './words.js'

/** Most messages of a text for which a repair is searched. */
const MOST_MESSAGES = 4

/**
 * With more messages than this, a text is wrong all over: only their own proposals are tried, as each reading would
 * look for words near all slips.
 */
const WRONG_ALL_OVER = 10

/** Longest text in which slips are searched for, in UTF-16 units. */
const LONGEST = 3000

/**
 * The messages of a text, each with what was probably meant, and the messages to leave out.
 *
 * @param messages
 *   Messages whose ranges are in the text; `before` may have others.
 * @param light
 *   The text that is read for each candidate.
 * @param whole
 *   The complete text, if `light` is not: it is read once for each repair.
 */
export function repaired(
  messages: readonly Message[],
  light: Repairable,
  whole: Repairable | null,
  words: RepairWords
): {readonly messages: readonly Message[]; readonly gone: ReadonlySet<Message>} {
  const gone = new Set<Message>()
  const isUnread = ({id}: Message): boolean => unreadInBlocks.has(id) || words.unread.has(id)
  const search: Search = {messages, light, whole, words, isUnread, gone, searched: 0}
  const left = messages.map(message => meantBy(search, message)).filter(one => !gone.has(one))
  return {messages: left.map(one => narrowed((whole ?? light).text, one, words)), gone}
}

/** The search for what the messages of a text were meant as. */
interface Search {
  readonly messages: readonly Message[]
  readonly light: Repairable
  readonly whole: Repairable | null
  readonly words: RepairWords
  readonly isUnread: (message: Message) => boolean
  /** Messages that are left out. */
  readonly gone: Set<Message>
  /** Number of messages for which a repair has been searched. */
  searched: number
}

/** A message with what was meant, if that is found. */
function meantBy(search: Search, message: Message): Message {
  const {light, words, isUnread, gone} = search
  const {id, expected} = message
  if (gone.has(message) || light.text.length > LONGEST) return message
  if (onOwnLine.has(id)) {
    const edit = {start: message.start, end: message.start, text: '\n'}
    const also = goneThoughFalse(light, message, edit, isUnread)
    if (also) leaveOut(search, message, edit, also)
    return message
  }
  if (!isUnread(message)) return message
  const isElsewhere = words.elsewhere.has(id) || expected.every(one => option.test(one))
  if (search.searched++ >= MOST_MESSAGES || (isElsewhere && expected.length > 0)) return message
  return (
    soundingSame(search, message) ?? (isRightAsProposed(search, message) ? message : near(search, message))
  )
}

/**
 * What overrides the proposals of a message: only an all but certain repair if `isSure`, a likelier one if `isGuess`.
 */
function suretyOf({words}: Search, {id}: Message): {readonly isSure: boolean; readonly isGuess: boolean} {
  const isSure = words.weak.has(id) || words.around.has(id)
  return {isSure, isGuess: isSure || words.guessed.has(id)}
}

const isWrongAllOver = ({light}: Search): boolean => light.before.messages.length > WRONG_ALL_OVER

/**
 * A message that proposes words of the same sound or with other forms of the same characters; `null` if there are
 * none.
 */
function soundingSame(search: Search, message: Message): Message | null {
  const {messages, light, words, isUnread, gone} = search
  const {isSure} = suretyOf(search, message)
  const mayBe = !isSure && !isWrongAllOver(search) && message.id !== 'unknown-key'
  if (!mayBe || !isMisheard(light.text, message)) return null
  const sounding = repairOf(light, message, words, {most: SOUNDING, isUnread})
  const proposed = sounding && proposing(light.text, message, sounding.edits, words)
  if (!proposed || proposed === message) return null
  leaveOut(search, message, sounding.edits[0]!, sounding.gone)
  // A message about a part of a misspelt word follows from the slip.
  for (const one of messages)
    if (one !== message && proposed.start <= one.start && one.end <= proposed.end) gone.add(one)
  return proposed
}

/** Whether a message's own proposal resolves it. If so, other messages that it resolves are left out. */
function isRightAsProposed(search: Search, message: Message): boolean {
  const {light, words, isUnread} = search
  const own = ownEdit(light.text, message, words)
  if (!own || (suretyOf(search, message).isGuess && !words.around.has(message.id))) return false
  const also = goneThoughFalse(light, message, own, isUnread)
  if (also) leaveOut(search, message, own, also)
  return also !== null
}

/**
 * A message that proposes what is near to what was typed; the message itself if nothing is, or if it proposes that
 * already.
 */
function near(search: Search, message: Message): Message {
  const {light, words, isUnread} = search
  if (isWrongAllOver(search)) return message
  const {isSure, isGuess} = suretyOf(search, message)
  const hasOwn = ownEdit(light.text, message, words) !== null
  if (!isSure && allHelp(light, message, words)) return message
  const most = isSure ? SURE : isGuess ? CERTAIN : hasOwn ? LIKELY : Infinity
  const repair =
    repairOf(light, message, words, {most}) ??
    (hasOwn ? null : repairOf(light, message, words, {most: NEAR_WORD, isUnread, maybeFalse: true}))
  if (!repair) return message
  const proposed = proposing(light.text, message, repair.edits, words)
  if (proposed !== message) leaveOut(search, message, repair.edits[0]!, repair.gone)
  return proposed
}

/** Leave out the messages that a repair resolves: those of the whole text, if that differs from the light one. */
function leaveOut(
  {whole, isUnread, gone}: Search,
  message: Message,
  edit: TextChange,
  also: readonly Message[]
): void {
  const goneFromWhole = whole ? goneThoughFalse(whole, message, edit, isUnread) : null
  for (const one of goneFromWhole ?? also) if (one !== message) gone.add(one)
}

/** Whether a message has proposals which all resolve it and equally many others, without bringing a new message. */
function allHelp(repairable: Repairable, message: Message, words: RepairWords): boolean {
  const gone = message.expected.map(one => {
    const edit = editOf(repairable.text, message, one, words)
    return edit && goneWith(repairable, message, edit)
  })
  return gone.length > 0 && gone.every(one => one !== null && one.length === gone[0]!.length)
}

/**
 * Messages about text that belongs on a line of its own: a line break there also resolves messages that follow from
 * it.
 */
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

/** Highest cost of an edit to a word of the same sound, or with other forms of its characters: these come first. */
const SOUNDING = 0.57

/** Whether a message is about characters, kana or Hangul and does not already propose what sounds the same. */
function isMisheard(text: string, {start, end, expected}: Message): boolean {
  if (!/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(text.slice(Math.max(0, start - 1), end + 1)))
    return false
  return expected.length === 0 || soundingLike(text.slice(start, end), expected.slice(0, 1)).length === 0
}

/** Highest costs of an edit that overrides a proposal: one that does not help, a guess, a last resort. */
const LIKELY = 1.5
const CERTAIN = 1.5
const SURE = 0.95

/** Highest cost of an edit to a near word, which is meant even if the claim is then false. */
const NEAR_WORD = 0.85
