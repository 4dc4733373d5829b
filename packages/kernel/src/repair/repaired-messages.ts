/**
 * Messages of a text with what was meant, and one for each slip: what is reported only because of the slip is left out.
 */
import type {Message} from '../source/message/message.js'
import {soundingLike} from '../source/sounds/sounds.js'
import {narrowed} from './narrow.js'
import {editOf, option, ownEdit, proposing} from './proposal.js'
import {goneThoughFalse, goneWith, repairOf, type Repairable} from './search.js'
import type {TextChange} from './edits/edit.js'
import type {RepairWords} from './words.js'

/** Messages of a text for which a repair is searched. */
const MOST_MESSAGES = 4

/** Messages of a text that is wrong all over: what it proposes is tried, and no more, as each reading would look for words near all of them. */
const WRONG_ALL_OVER = 10

/** Longest text in which slips are searched for, in UTF-16 units. */
const LONGEST = 3000

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
  /** For how many messages a repair has been searched. */
  searched: number
}

/** A message with what was meant, where that is found. */
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

/** How sure the proposals of a message are: `isSure` ones are overridden by what is all but certain, guesses by what is likelier. */
function suretyOf({words}: Search, {id}: Message): {readonly isSure: boolean; readonly isGuess: boolean} {
  const isSure = words.weak.has(id) || words.around.has(id)
  return {isSure, isGuess: isSure || words.guessed.has(id)}
}

const isWrongAllOver = ({light}: Search): boolean => light.before.messages.length > WRONG_ALL_OVER

/** A message that proposes what sounds the same, or is the same in other forms; `null` where nothing does. */
function soundingSame(search: Search, message: Message): Message | null {
  const {messages, light, words, isUnread, gone} = search
  const {isSure} = suretyOf(search, message)
  const mayBe = !isSure && !isWrongAllOver(search) && message.id !== 'unknown-key'
  if (!mayBe || !isMisheard(light.text, message)) return null
  const sounding = repairOf(light, message, words, {most: SOUNDING, isUnread})
  const proposed = sounding && proposing(light.text, message, sounding.edits, words)
  if (!proposed || proposed === message) return null
  leaveOut(search, message, sounding.edits[0]!, sounding.gone)
  // What is reported of a part of a misspelt word follows from the slip.
  for (const one of messages)
    if (one !== message && proposed.start <= one.start && one.end <= proposed.end) gone.add(one)
  return proposed
}

/** Whether a message goes with its own proposal: what goes with it as well is left out. */
function isRightAsProposed(search: Search, message: Message): boolean {
  const {light, words, isUnread} = search
  const own = ownEdit(light.text, message, words)
  if (!own || (suretyOf(search, message).isGuess && !words.around.has(message.id))) return false
  const also = goneThoughFalse(light, message, own, isUnread)
  if (also) leaveOut(search, message, own, also)
  return also !== null
}

/** A message that proposes what is near to what was typed; the message itself where nothing is, or it proposes that already. */
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

/** Leave out the messages that go with a repair: those of the whole text, where that is another one. */
function leaveOut(
  {whole, isUnread, gone}: Search,
  message: Message,
  edit: TextChange,
  also: readonly Message[]
): void {
  const goneFromWhole = whole ? goneThoughFalse(whole, message, edit, isUnread) : null
  for (const one of goneFromWhole ?? also) if (one !== message) gone.add(one)
}

/** Whether a message has proposals, and with each of them it goes, as many others do, and nothing else is reported. */
function allHelp(repairable: Repairable, message: Message, words: RepairWords): boolean {
  const gone = message.expected.map(one => {
    const edit = editOf(repairable.text, message, one, words)
    return edit && goneWith(repairable, message, edit)
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
