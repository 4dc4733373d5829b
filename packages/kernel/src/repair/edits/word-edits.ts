/**
 * Edits of words near a range: replaced by words of the game, joined, divided, swapped.
 *
 *     Sauth    South        tu rn    turn        6turn    6 turn        南3極    南3局
 */
import type {Span} from '../../source/message/message.js'
import {soundsSame} from '../../source/sounds/sounds.js'
import type {AddEdit} from './edit.js'
import {isWord, nearWords} from './near-words.js'
import type {RepairWords} from '../words.js'

/** Extra cost of a word beside the range. */
const BESIDE = 0.3

/** Characters of languages without blanks between words. */
const eastAsian = /[^\0-\u2fff]/
const hangul = /[\uac00-\ud7a3]/

/** Adds the edits of the words in a range of a line, and of the one before and after it. */
export function addWordEdits(text: string, line: Span, range: Span, words: RepairWords, add: AddEdit): void {
  const near = wordsNear(wordsOf(text, line), range)
  near.forEach((word, index) => {
    const extra = word.end <= range.start || word.start >= range.end ? BESIDE : 0
    const written = text.slice(word.start, word.end)
    if (word.start !== line.start || !words.isKey(written) || isOf(word, range))
      toNear(text, word, words, extra, add)
    addPartEdits(text, word, words, extra, add)
    withNext(text, near.slice(index, index + 3), words, extra, add)
    divided(written, word.start, words, extra, add)
  })
}

/** Whether a message is about one word. */
const isOf = (word: Span, range: Span): boolean => word.start === range.start && word.end === range.end

/** Words of a line with their places. */
const wordsOf = (text: string, {start, end}: Span): Span[] =>
  [...text.slice(start, end).matchAll(/[^\s,;:：、，；=()（）[\]{}"'“”/|·・+＋]+/g)].map(
    ({index, 0: word}) => ({start: start + index, end: start + index + word.length})
  )

/** The words of a range, at most four of them, with one on each side. */
function wordsNear(all: readonly Span[], range: Span): readonly Span[] {
  const first = all.findIndex(one => one.end > range.start)
  if (first < 0) return []
  const after = all.findIndex(one => one.start >= range.end)
  const last = (after < 0 ? all.length : after) - 1
  return all.slice(Math.max(0, first - 1), Math.max(first, Math.min(last, first + 3)) + 2)
}

const names = new WeakMap<readonly string[], readonly string[]>()

/** The words that are names of keys. */
function namesIn(words: readonly string[], isKey: (word: string) => boolean): readonly string[] {
  const known = names.get(words)
  if (known) return known
  const made = words.filter(isKey)
  names.set(words, made)
  return made
}

/** The words of the game near what is in a range. */
function toNear(text: string, span: Span, {words, isKey}: RepairWords, extra: number, add: AddEdit): void {
  const word = text.slice(span.start, span.end)
  // If there are several words, all of them are kept.
  const least = /\s/.test(word) ? word.replace(/\s/g, '').length - 1 : 0
  // What is before a colon or an equals sign is a name.
  const isName = /^ ?[:：=]/.test(text.slice(span.end, span.end + 2))
  const near = nearWords(word, isName ? namesIn(words, isKey) : words, text)
  const found = near.filter(one => one.word.length >= least)
  found.forEach(({word: one, distance}, index) => {
    add(span.start, span.end, one, distance + extra + index * 0.01)
  })
}

/** Letters beside digits, words in a text without blanks, a unit beside a number. */
function addPartEdits(
  text: string,
  {start, end}: Span,
  words: RepairWords,
  extra: number,
  add: AddEdit
): void {
  const written = text.slice(start, end)
  for (const {index, 0: part} of written.matchAll(/\p{L}+/gu))
    if (part.length < written.length)
      toNear(text, {start: start + index, end: start + index + part.length}, words, extra, add)
  for (const {index, 0: run} of written.matchAll(/[^\0-\u2fff]{3,12}/g))
    addWindowEdits(run, start + index, words, extra, add)
  for (const {index} of written.matchAll(
    /(?<=[\d０-９一二三四五六七八九百千万])[^\0-\u2fff]|[^\0-\u2fff](?=\d)/g
  ))
    for (const unit of words.words)
      if (unit.length === 1 && eastAsian.test(unit) && hangul.test(unit) === hangul.test(written[index]!)) {
        const isSame = soundsSame(written[index]!, unit)
        // A unit that is right is not replaced by just any other.
        if (isSame || !words.words.includes(written[index]!))
          add(start + index, start + index + 1, unit, (isSame ? 0.8 : 1.4) + extra)
      }
}

/** Words of languages without blanks: one of two to four characters, replaced by one of the same length. */
function addWindowEdits(run: string, at: number, {words}: RepairWords, extra: number, add: AddEdit): void {
  for (let length = Math.min(4, run.length - 1); length >= 2; length--)
    for (let from = 0; from + length <= run.length; from++)
      for (const {word, distance} of nearWords(run.slice(from, from + length), words))
        if (word.length === length) add(at + from, at + from + length, word, distance + 0.25 + extra)
}

/** A word and those after it, where only blanks are between them: joined, parted by a comma, swapped. */
function withNext(
  text: string,
  [word, next, third]: readonly Span[],
  words: RepairWords,
  extra: number,
  add: AddEdit
): void {
  const isBlank = (a: Span, b: Span): boolean => text.slice(a.end, b.start).trim() === ''
  if (!word || !next || !isBlank(word, next)) return
  toNear(text, {start: word.start, end: next.end}, words, extra, add)
  if (third && isBlank(next, third)) toNear(text, {start: word.start, end: third.end}, words, extra, add)
  add(word.end, next.start, '', 1 + extra)
  add(word.end, next.start, ', ', 1.2 + extra)
  const written = text.slice(word.start, word.end)
  const swapped = text.slice(next.start, next.end) + text.slice(word.end, next.start) + written
  if (/\p{L}{2}/u.test(written) || /^\d+$/.test(written)) add(word.start, next.end, swapped, 1.6 + extra)
}

/** Two words without a blank. */
function divided(written: string, start: number, {words}: RepairWords, extra: number, add: AddEdit): void {
  for (let at = 1; at < Math.min(written.length, 24); at++)
    if (isBorder(written, at, words)) add(start + at, start + at, ' ', 1.4 + extra)
}

/** Whether two words may have been joined at a place: one of them is of the game, or one is a number. */
function isBorder(text: string, at: number, words: readonly string[]): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  if (/\d$/.test(before) ? /^\p{L}{2}/u.test(after) : /\p{L}{2}$/u.test(before) && /^\d/.test(after))
    return true
  return (at > 1 && isWord(before, words)) || (text.length - at > 1 && isWord(after, words))
}
