/**
 * Edits: what the author of a line may have wanted to type, as cheap changes near the place of a message.
 *
 *     mangen       a word of the game is near         waits 258s      a colon is missing
 *     123pp        a character is there twice         2,0000          a separator in a number
 *     12m3         two neighbours are swapped         tu rn           a blank in a word
 *
 * Nothing is judged here: most of these make no sense. What can be read is found by reading it.
 */
import type {Span} from '../source/message.js'
import type {RepairWords} from './words.js'
import {isWord, nearWords} from './near-words.js'

/** A change of a text, and how far it is from what was typed: the smaller, the likelier. */
export interface Edit extends Span {
  readonly text: string
  readonly cost: number
}

/** Gaps of a line at which it may be two lines. */
const MOST_GAPS = 16

/** Characters of a line around a message that are changed one by one. */
const REACH = 24

/** The edits near a range of a text, the cheapest first. */
export function editsNear(text: string, {start, end}: Span, words: RepairWords): readonly Edit[] {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(start, from))
  const line = {start: from, end: next < 0 ? text.length : next}
  if (line.end - line.start > 400) return []
  const range = {start, end: Math.min(Math.max(end, start + 1), line.end)}
  const found = [
    ...ofLine(text, line, words),
    ...ofWords(text, line, range, words),
    ...ofCharacters(text, line, range, words)
  ]
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => a.cost - b.cost)
    .filter(edit => {
      const after = text.slice(line.start, edit.start) + edit.text + text.slice(edit.end, line.end)
      if (seen.has(after) || after === text.slice(line.start, line.end)) return false
      seen.add(after)
      return true
    })
}

/** Changes of a whole line: its key, its colon, marks around it. */
function ofLine(text: string, line: Span, {isKey, suits}: RepairWords): Edit[] {
  const written = text.slice(line.start, line.end)
  const edits: Edit[] = []
  const rest = new RegExp(`^\\d{1,14}[${suits}][\\d ${suits}'=_+-]*$`)
  const isLine = (text: string): boolean => {
    const name = /^([^:：\n]{1,30})[:：]/.exec(text)?.[1]
    return name === undefined
      ? suits !== '' && rest.test(text) && text.replace(/\D/g, '').length >= 7
      : isKey(name)
  }
  const replace = (start: number, end: number, by: string, cost: number): void => {
    edits.push({start: line.start + start, end: line.start + end, text: by, cost})
  }
  const [mark = ''] = /^[ \t\u3000]*(?:[-*+>•・●○※#=|:：]{1,3}|\d{1,2}[.)])[ \t\u3000]*/.exec(written) ?? []
  if (mark !== '') replace(0, mark.length, '', 1)
  // The key is read up to the first mark: then that was meant for the colon.
  for (const {index, 0: found} of written.matchAll(
    /[ \t\u3000]*[^\p{L}\p{N}\s]{1,2}[ \t\u3000]*|[ \t\u3000]+/gu
  )) {
    if (index === 0 || index > 30) break
    if (isKey(written.slice(0, index)) && !/[:：]/.test(found))
      replace(0, index + found.length, `${written.slice(0, index)}: `, 0.9)
    else if (isKey(written.slice(0, index)) && found !== ': ') replace(index, index + found.length, ': ', 0.9)
  }
  for (let at = 1; at < Math.min(16, written.length); at++)
    if (isKey(written.slice(0, at)) && /[\p{N}「"“?？]/u.test(written[at]!))
      replace(0, at, `${written.slice(0, at)}: `, 1.5)
  const colon = /[:：]/.exec(written)?.index ?? -1
  if (colon > 0) {
    const value = written.slice(colon + 1).trim()
    const name = written.slice(0, colon).trim()
    if (isKey(value) && !isKey(name)) replace(0, written.length, `${value}: ${name}`, 1)
  }
  const wide = written.normalize('NFKC')
  if (wide !== written) replace(0, written.length, wide, 1)
  // Brackets and quotation marks that are not in pairs.
  for (const [open, close] of pairs) {
    const count = (one: string) => written.split(one).length - 1
    if (open === close ? count(open) % 2 === 0 : count(open) === count(close)) continue
    const isOpen = open === close || count(open) > count(close)
    for (const {index} of written.matchAll(new RegExp(`\\${isOpen ? open : close}`, 'g')))
      replace(index, index + 1, '', 1.5)
    if (isOpen) {
      replace(written.length, written.length, close, 1)
      for (const {index, 0: gap} of written.matchAll(/[ ,、]/g))
        if (index > written.indexOf(open) && gap) replace(index, index, close, 1.25)
    } else replace(0, 0, open, 1.25)
  }
  // A line that was joined to the one before it.
  for (const {index, 0: gap} of [...written.matchAll(/[ \t\u3000;；,，、|/]+/g)].slice(0, MOST_GAPS))
    if (index > 0 && isLine(written.slice(index + gap.length))) replace(index, index + gap.length, '\n', 1.9)
  return edits
}

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['（', '）'],
  ['「', '」'],
  ['"', '"']
] as const

/** Words of a line with their places. */
const wordsOf = (text: string, {start, end}: Span): Span[] =>
  [...text.slice(start, end).matchAll(/[^\s,;:：、，；=()（）[\]{}"'“”/|·・+＋]+/g)].map(
    ({index, 0: word}) => ({
      start: start + index,
      end: start + index + word.length
    })
  )

/** Changes of words: to those of the game, joined, divided. */
function ofWords(text: string, line: Span, range: Span, words: RepairWords): Edit[] {
  const edits: Edit[] = []
  const all = wordsOf(text, line)
  const first = all.findIndex(one => one.end > range.start)
  if (first < 0) return []
  const after = all.findIndex(one => one.start >= range.end)
  const last = (after < 0 ? all.length : after) - 1
  const near = all.slice(Math.max(0, first - 1), Math.max(first, Math.min(last, first + 3)) + 2)
  const toNear = (span: Span, extra = 0): void => {
    const word = text.slice(span.start, span.end)
    // Of several words none is left out.
    const least = /\s/.test(word) ? word.replace(/\s/g, '').length - 1 : 0
    const found = nearWords(word, words.words).filter(one => one.word.length >= least)
    found.forEach(({word: one, distance}, index) => {
      edits.push({...span, text: one, cost: distance + extra + index * 0.01})
    })
  }
  // Words of languages without blanks: one of two to four characters, with another of them.
  const toWindows = (at: number, run: string, extra: number): void => {
    for (let length = Math.min(4, run.length - 1); length >= 2; length--)
      for (let from = 0; from + length <= run.length; from++) {
        const part = run.slice(from, from + length)
        for (const one of nearWords(part, words.words).filter(({word}) => word.length === length))
          edits.push({
            start: at + from,
            end: at + from + length,
            text: one.word,
            cost: one.distance + 0.25 + extra
          })
      }
  }
  near.forEach((word, index) => {
    const isFar = word.end <= range.start || word.start >= range.end ? 0.3 : 0
    const written = text.slice(word.start, word.end)
    if (word.start !== line.start || !words.isKey(written)) toNear(word, isFar)
    // Letters beside digits: `60turns`, `3pt4s`, 南3極.
    for (const {index: at, 0: part} of written.matchAll(/\p{L}+/gu))
      if (part.length < written.length)
        toNear({start: word.start + at, end: word.start + at + part.length}, isFar)
    for (const {index: at, 0: run} of written.matchAll(/[^\0-\u2fff]{3,12}/g))
      toWindows(word.start + at, run, isFar)
    for (const {index: at} of written.matchAll(/(?<=\d)[^\0-\u2fff]|[^\0-\u2fff](?=\d)/g))
      for (const unit of words.words)
        if (unit.length === 1 && /[^\0-\u2fff]/.test(unit))
          edits.push({start: word.start + at, end: word.start + at + 1, text: unit, cost: 1.4 + isFar})
    const next = near[index + 1]
    if (next && text.slice(word.end, next.start).trim() === '') {
      const both = {start: word.start, end: next.end}
      toNear(both, isFar)
      const third = near[index + 2]
      if (third && text.slice(next.end, third.start).trim() === '')
        toNear({start: word.start, end: third.end}, isFar)
      edits.push({start: word.end, end: next.start, text: '', cost: 1 + isFar})
      edits.push({start: word.end, end: next.start, text: ', ', cost: 1.2 + isFar})
      const swapped = text.slice(next.start, next.end) + text.slice(word.end, next.start) + written
      if (/\p{L}{2}/u.test(written) || /^\d+$/.test(written))
        edits.push({...both, text: swapped, cost: 1.6 + isFar})
    }
    // Two words without a blank.
    for (let at = 1; at < Math.min(written.length, 24); at++)
      if (isBorder(written, at, words.words))
        edits.push({start: word.start + at, end: word.start + at, text: ' ', cost: 1.4 + isFar})
  })
  return edits
}

/** Whether two words may have been joined at a place: one of them is of the game, or one is a number. */
function isBorder(text: string, at: number, words: readonly string[]): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  if (/\d$/.test(before) ? /^\p{L}{2}/u.test(after) : /\p{L}{2}$/u.test(before) && /^\d/.test(after))
    return true
  return (at > 1 && isWord(before, words)) || (text.length - at > 1 && isWord(after, words))
}

/** Changes of one character or two. */
function ofCharacters(text: string, line: Span, range: Span, {suits}: RepairWords): Edit[] {
  const edits: Edit[] = []
  const start = Math.max(line.start, range.start - 3)
  const end = Math.min(line.end, Math.min(range.end, range.start + REACH) + 3)
  const add = (at: number, to: number, by: string, cost: number): void => {
    edits.push({start: at, end: to, text: by, cost})
  }
  // A mark of notation means something; alone in its message, it does not.
  const isAlone = range.end - range.start <= 2
  const isFree = (one: string): boolean =>
    /[^\p{L}\p{N}\s]/u.test(one) && (isAlone || suits === '' || !"'-+=^_~!".includes(one))
  for (let at = start; at < end; at++) {
    const one = text[at]!
    const next = text[at + 1] ?? '\n'
    const far = at < range.start || at >= range.end ? 0.2 : 0
    if (one === next && !/\d/.test(one))
      add(at, at + 1, '', 0.6 + far) // typed twice
    else if (isFree(one)) add(at, at + 1, '', at + 1 === line.end ? 0.9 : 1.1 + far)
    const isInWord =
      /^[a-z]{3}/i.test(text.slice(at, at + 3)) || /[a-z]{2}$/i.test(text.slice(Math.max(0, at - 1), at + 1))
    const isSwap = /[\p{L}\p{N}]{2}/u.test(one + next) && !/\d\d/.test(one + next)
    if (one !== next && isSwap && !(isInWord && /[a-z]{2}/i.test(one + next)))
      add(at, at + 2, next + one, 1.05 + far)
    const isCallMark = suits !== '' && "'-+=^_~".includes(one) && /\d/.test(text[at - 1] ?? '')
    if (!isCallMark && /[;:,.=/|、。；：・–—*~ \u3000-]/.test(one))
      for (const mark of [', ', ' ', ': ', '-', '='])
        if (mark.trim() !== one.trim() || /\s/.test(one)) add(at, at + 1, mark, 1.3 + far)
    if (suits !== '' && /\d/.test(text[at - 1] ?? '') && /\p{L}/u.test(one) && !suits.includes(one))
      for (const suit of suits)
        add(at, at + 1, suit, (besides.get(one.toLowerCase()) ?? '').includes(suit) ? 0.8 + far : 2 + far)
    if (
      suits !== '' &&
      /\d/.test(one) &&
      !suits.includes(next) &&
      !/\d{4}/.test(text.slice(Math.max(0, at - 3), at + 1))
    )
      for (const suit of suits) add(at + 1, at + 1, suit, 1.5 + far)
    if (/\d/.test(text[at - 1] ?? '') && (one === '0' || (one === text[at - 1] && /\d/.test(one))))
      add(at, at + 1, '', 2.5 + far)
  }
  // A suit before its digits.
  if (suits !== '')
    for (const {index, 1: suit = '', 2: digits = ''} of text
      .slice(start, end)
      .matchAll(new RegExp(`(?<!\\d)([${suits}])(\\d{1,14})(?![\\d${suits}])`, 'g')))
      add(start + index, start + index + 1 + digits.length, digits + suit, 1)
  for (const {index, 0: number} of text
    .slice(line.start, line.end)
    .matchAll(/(?<!\d)\d{1,3}(?:[.,' ]\d{3,4}){1,2}(?!\d)/g)) {
    const plain = number.replace(/\D/g, '')
    if (plain !== number) add(line.start + index, line.start + index + number.length, plain, 1)
  }
  return edits
}

/** Letters that are beside those of suits on a keyboard. */
const besides: ReadonlyMap<string, string> = new Map([
  ['n', 'm'],
  ['k', 'm'],
  ['j', 'm'],
  ['o', 'p'],
  ['l', 'p'],
  ['a', 'sz'],
  ['d', 's'],
  ['w', 's'],
  ['e', 's'],
  ['x', 'zs']
])
