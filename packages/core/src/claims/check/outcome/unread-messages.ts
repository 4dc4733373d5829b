/**
 * Messages for the parts of a claim that are not understood, each with the word that may have been meant.
 */
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import type {Message, Span} from '@tehai/kernel/source'
import {notationMessage} from '../../../notation/messages.js'
import {nearestRow} from '../../../notation/nearest-row.js'
import {plainNumbers} from '../../../notation/plain-numbers.js'
import {startOfCount} from '../../../page/grammar/spelling/same-sound.js'
import {nearestInClaim, type Vocabulary} from '../../grammar/spellings.js'

/**
 * The message for each part that is not understood.
 *
 * @param text
 *   The claim.
 * @param vocabulary
 *   What the claim is about, which gives the words that may have been meant.
 * @param reread
 *   Reads the claim with its numbers in other words; if nothing is left unread, that text is meant (default: the claim
 *   is not read again).
 */
export function unreadMessages(
  parts: readonly Part[],
  text: string,
  vocabulary: Vocabulary,
  reread: ClaimReader = () => []
): Message[] {
  // `3o` for 3p is no number.
  const isTile = tileVocabularies.has(vocabulary) && /^\d[a-z]$/.test(text)
  const meant = !isTile && parts.some(isWordUnread) ? textMeant(text, reread) : null
  if (meant !== null) return [claimMessage('unread-claim', 0, text.length, {}, [meant])]
  if (question.test(text) && parts.every(isUnread)) {
    const [word] = nearestInClaim(text.replace(/^[\s?？]{1,9}/, ''), vocabulary)
    return [claimMessage('unread-claim', 0, text.length, {}, [word === undefined ? '?' : `? ${word}`])]
  }
  const messages: Message[] = []
  for (const part of parts) {
    if (!isUnread(part)) continue
    const message = isWordUnread(part)
      ? (honorOfDigit(text, part) ?? wordMessage(text, part, vocabulary))
      : claimMessage('unread-claim', part.start, part.end)
    const last = messages.at(-1)
    if (last && isSameText(last, message, text))
      messages[messages.length - 1] = claimMessage('unread-claim', last.start, message.end)
    else messages.push(message)
  }
  return tileVocabularies.has(vocabulary) ? messages.map(one => withTiles(one, text)) : messages
}

/** The message about an honor that does not exist: the keys of z and s are side by side. */
function honorOfDigit(text: string, {start, end}: Span): Message | null {
  const tile = /^[089]z$/i.exec(text.slice(start, end))?.[0]
  return tile === undefined
    ? null
    : notationMessage('bad-rank', start, end, {tile, wanted: 'honors'}, [`${tile[0]!}s`])
}

/** The message about a word, with the words that may be meant. */
function wordMessage(text: string, part: Span, vocabulary: Vocabulary): Message {
  const word =
    vocabulary === 'yaku' || vocabulary === 'score'
      ? kanjiName(text, part, vocabulary)
      : wholeWord(text, part)
  const {start, end} = withRank(text, withCount(text, word), vocabulary)
  const without = withoutMark(text, {start, end})
  return without
    ? claimMessage('unread-claim', without.start, end, {}, [text.slice(without.start, start)])
    : claimMessage('unread-claim', start, end, {}, nearestInClaim(text.slice(start, end), vocabulary))
}

/** Whether two messages that both propose nothing are separated only by a gap. */
const isSameText = (last: Message, {start, expected}: Message, text: string): boolean =>
  expected.length === 0 && last.expected.length === 0 && gap.test(text.slice(last.end, start))

/** Claims that are about tiles. */
const tileVocabularies: ReadonlySet<Vocabulary> = new Set(['waits', 'safety', 'value'])

/** The parts that were not understood, with the tiles that are meant if a row would propose them: `E/S/W`. */
function withTiles(message: Message, text: string): Message {
  const {id, start, end, expected} = message
  if (id !== 'unread-claim' || expected.length > 0) return message
  const written = text.slice(start, end)
  const row = nearestRow(written, {})
  // A word that covers the tiles of the row says nothing about the waits.
  const isWhole =
    row?.start === 0 && row.end === written.length && !row.expected.some(one => /[x_f]/.test(one))
  return isWhole ? claimMessage(id, start, end, {}, row.expected) : message
}

/** Question marks in place of figures, with their words: `? han ? fu`. */
const question = /[?？][^\p{L}]{0,9}\p{L}/u

/** A part of a claim. */
type Part = Span & {readonly type: string; readonly isHypothesis?: boolean}

/** The parts of a changed claim. */
type ClaimReader = (text: string) => readonly Part[]

const isUnread = ({type}: Part): boolean => type === 'unread'

/** Whether a part contains unknown words. */
const isWordUnread = (part: Part): boolean => isUnread(part) && part.isHypothesis !== true

/** The word before a punctuation mark that ends it: `1890.`. */
function withoutMark(text: string, {start, end}: Span): Span | null {
  if (!/^[.。!！,，;；:]$/.test(text.slice(start, end))) return null
  const before = text
    .slice(Math.max(0, start - MOST_BEFORE), start)
    .split(/[\s,，、]/)
    .at(-1)!.length
  return before === 0 ? null : {start: start - before, end}
}

/** Longest such word, in UTF-16 units. */
const MOST_BEFORE = 30

/** A claim with its numbers in digits, where all of it is understood then. */
function textMeant(text: string, reread: ClaimReader): string | null {
  const plain = plainNumbers(text)
  const parts = plain ? reread(plain.text) : []
  return plain && parts.length > 0 && !parts.some(isUnread) ? plain.text : null
}

/** The text between words of one phrase: of `two, five and eight sou` nothing is understood. */
const gap = /^(?:[\s、,，・·/／|;；]|and(?![a-z]))*$/i

const katakana = /[\u30A1-\u30FA\u30FC]/

/** The word that ends with a part: in `ピンフウ` only `ウ` is not understood, but the whole word is misspelt. */
function wholeWord(text: string, {start, end}: Span): Span {
  if (!katakana.test(text[start] ?? '')) return {start, end}
  let first = start
  while (first > 0 && katakana.test(text[first - 1]!)) first--
  return {start: first, end}
}

/** A unit that was typed by its sound, with its number: in 8舞 only 舞 is not understood, as 8 may be a tile. */
function withCount(text: string, {start, end}: Span): Span {
  return {start: startOfCount(text, start) ?? start, end}
}

/** A letter after a rank, together with the rank: `3o`. */
function withRank(text: string, {start, end}: Span, vocabulary: Vocabulary): Span {
  const isLetter = tileVocabularies.has(vocabulary) && /^[a-z]$/.test(text.slice(start, end))
  return {
    start: isLetter && /(?<!\d)\d$/.test(text.slice(Math.max(0, start - 2), start)) ? start - 1 : start,
    end
  }
}

const kanji = /\p{Script=Han}/u

/**
 * The name of a yaku with one wrong or missing character: in `断么久` only `久` is not understood, as `断么` is a name too.
 */
function kanjiName(text: string, {start, end}: Span, vocabulary: Vocabulary): Span {
  let first = start
  while (first > 0 && kanji.test(text[first]!) && kanji.test(text[first - 1]!)) first--
  const written = text.slice(first, end)
  const isOneWrong =
    first < start &&
    nearestInClaim(written, vocabulary).some(
      ({length}) => length === written.length || length === written.length + 1
    )
  return isOneWrong ? {start: first, end} : wholeWord(text, {start, end})
}
