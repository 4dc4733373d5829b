/**
 * Edits of one character or two near a range: typed twice, swapped, another mark, separators in numbers.
 *
 *     manngan    mangan        tunr 6    turn 6        2,0000    20000        4 han; 30 fu    4 han, 30 fu
 */
import {lookup} from '../../source/values/lookup.js'
import type {Span} from '../../source/message/message.js'
import type {AddEdit} from './edit.js'
import type {RepairWords} from '../words.js'

/** How many characters of a range are changed one by one, and how many beside it. */
const [REACH, BESIDE] = [24, 3]

/** The part of a line around a range in which single characters are changed. */
export function reachOf(line: Span, range: Span): Span {
  return {
    start: Math.max(line.start, range.start - BESIDE),
    end: Math.min(line.end, Math.min(range.end, range.start + REACH) + BESIDE)
  }
}

/** Extra cost of a character beside the range. */
export const costBeside = (at: number, range: Span): number => (at < range.start || at >= range.end ? 0.2 : 0)

/** Adds the edits of single characters. */
export function addCharacterEdits(
  text: string,
  line: Span,
  range: Span,
  {suits}: RepairWords,
  add: AddEdit
): void {
  const {start, end} = reachOf(line, range)
  // A mark of notation has a meaning, but not if the message is about the mark alone.
  const isAlone = range.end - range.start <= 2
  const isFree = (one: string): boolean =>
    /[^\p{L}\p{N}\s]/u.test(one) && (isAlone || suits === '' || !"'-+=^_~!".includes(one))
  for (let at = start; at < end; at++) {
    const extra = costBeside(at, range)
    const [one, next] = [text[at]!, text[at + 1] ?? '\n']
    if (one === next && !/\d/.test(one)) add(at, at + 1, '', 0.6 + extra)
    else if (isFree(one)) add(at, at + 1, '', at + 1 === line.end ? 0.9 : 1.1 + extra)
    const digit = digitLike[one]
    if (digit !== undefined && !/[A-Za-z]/.test((text[at - 1] ?? '') + next))
      add(at, at + 1, digit, 0.95 + extra)
    swapped(text, at, extra, add)
    otherMark(text, at, suits, extra, add)
  }
  withoutSeparators(text, line, add)
}

/** Letters that look like digits. */
const digitLike: Readonly<Record<string, string>> = lookup({O: '0', o: '0', 〇: '0', l: '1', I: '1'})

/** Two neighbours the other way round; letters of a word are compared as a word. */
function swapped(text: string, at: number, extra: number, add: AddEdit): void {
  const [one, next] = [text[at]!, text[at + 1] ?? '\n']
  const isInWord =
    /^[a-z]{3}/i.test(text.slice(at, at + 3)) || /[a-z]{2}$/i.test(text.slice(Math.max(0, at - 1), at + 1))
  const isSwap = /[\p{L}\p{N}]{2}/u.test(one + next) && !/\d\d/.test(one + next)
  if (one !== next && isSwap && !(isInWord && /[a-z]{2}/i.test(one + next)))
    add(at, at + 2, next + one, 1.05 + extra)
}

/** Another mark between two things; marks of called tiles stay. */
function otherMark(text: string, at: number, suits: string, extra: number, add: AddEdit): void {
  const one = text[at]!
  const isCallMark = suits !== '' && "'-+=^_~".includes(one) && /\d/.test(text[at - 1] ?? '')
  if (isCallMark || !/[;:,.=/|、。；：・–—*~ \u3000-]/.test(one)) return
  for (const mark of [', ', ' ', ': ', '-', '='])
    if (mark.trim() !== one.trim() || /\s/.test(one)) add(at, at + 1, mark, 1.3 + extra)
}

/** Numbers of a line without what parts their digits. */
function withoutSeparators(text: string, line: Span, add: AddEdit): void {
  const numbers = /(?<!\d)\d{1,3}(?:[.,' ]\d{3,4}){1,2}(?!\d)|(?<!\d)\d{1,3}(?:[.,]\d{1,3}){2}(?!\d)/g
  for (const {index, 0: number} of text.slice(line.start, line.end).matchAll(numbers))
    add(line.start + index, line.start + index + number.length, number.replace(/\D/g, ''), 1)
  // A digit of thousands is missing: 25,00.
  for (const {index, 0: number} of text
    .slice(line.start, line.end)
    .matchAll(/(?<![\d,])\d{1,3},\d\d(?![\d,])/g))
    add(line.start + index, line.start + index + number.length, `${number}0`, 1.2)
}
