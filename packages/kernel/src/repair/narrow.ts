/**
 * Messages narrowed to the one word that is wrong. The text that is not understood is often longer: a value, a row of
 * characters.
 *
 *     9s form toimen  →  9s from toimen       `form`, did you mean `from`?
 *     東難西北         →  東南西北              `難`, did you mean `南`?
 *     34Om            →  340m                 `O`, did you mean `0`?
 */
import {blockMessage} from '../block/messages.js'
import type {Message, Span} from '../source/message/message.js'
import type {RepairWords} from './words.js'

/** Messages of every game about a whole value, or about a slip in it. */
const kept: ReadonlySet<string> = new Set(['slip', 'bad-value'])

/** Longest text that is compared, in UTF-16 units. */
const LONGEST = 200

/** A message narrowed to the part that its only proposal changes, if that is one of several words or characters. */
export function narrowed(
  text: string,
  message: Message,
  {characters = [], narrow, ofRow}: Pick<RepairWords, 'characters' | 'narrow' | 'ofRow'>
): Message {
  const {id, start, end, expected, severity} = message
  const [meant, ...others] = expected
  if (meant === undefined || others.length > 0) return message
  if (ofRow?.has(id)) return inRow(text, message, meant)
  if (!kept.has(id) && !narrow.has(id)) return message
  const written = text.slice(start, end)
  if (written.length > LONGEST || meant.length > LONGEST || written === meant) return message
  const part = partOf(written, meant, new Set(characters))
  if (part === null) return message
  const {start: from, end: to, word} = part
  return {...blockMessage('slip', start + from, start + to, {}, [word]), severity}
}

/** A message narrowed to the one character of a row that its proposal replaces. */
function inRow(text: string, message: Message, meant: string): Message {
  const {start, end} = message
  const written = text.slice(start, end)
  if (written.length !== meant.length || written.length > LONGEST || written.length === 1) return message
  const at = commonStart(written, meant)
  const isOne = written.slice(at + 1) === meant.slice(at + 1) && /^\S$/.test(meant[at] ?? '')
  return isOne ? {...message, start: start + at, end: start + at + 1, expected: [meant[at]!]} : message
}

interface Part extends Span {
  /** What is meant there. */
  readonly word: string
}

/**
 * What differs between two texts, as whole words or characters; `null` if everything differs, or more than one word.
 */
function partOf(written: string, meant: string, characters: ReadonlySet<string>): Part | null {
  let [start, end] = [commonStart(written, meant), written.length]
  let endOfMeant = meant.length
  while (end > start && endOfMeant > start && written[end - 1] === meant[endOfMeant - 1]) {
    end--
    endOfMeant--
  }
  // A character of notation is a word.
  const isCharacter = [...meant].every(one => characters.has(one)) && end > start && endOfMeant > start
  if (!isCharacter) {
    while (start > 0 && isOneWord(written, start - 1, start, end)) start--
    const after = end
    while (end < written.length && isOneWord(written, end, start, end)) end++
    endOfMeant += end - after
  }
  const wrong = written.slice(start, end)
  const word = meant.slice(start, endOfMeant)
  const isAll = wrong === written
  // A number alone does not say what is counted: of 東5局, the round is wrong.
  const isWord = word !== '' && wrong !== '' && !/\s/.test(wrong + word) && !/^\d+$/.test(wrong)
  return isAll || !isWord ? null : {start, end, word}
}

function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at++
  return at
}

/** Whether a character next to a range belongs to the word in it: characters of one script do. */
function isOneWord(text: string, at: number, start: number, end: number): boolean {
  const other = at < start ? text[start] : text[end - 1]
  if (/\s/.test(text[at]!)) return false
  return start === end || scriptOf(text[at]!) === scriptOf(other!)
}

function scriptOf(character: string): 'han' | 'kana' | 'other' {
  if (/\p{Script=Han}/u.test(character)) return 'han'
  return /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(character) ? 'kana' : 'other'
}
