/**
 * Edits of notation whose groups end with a letter of a suit: another letter, a missing one, a digit too many.
 *
 *     66o    66p        123 456m    123m 456m        p123    123p        334455mm    (a character typed twice)
 */
import type {Span} from '../../source/message/message.js'
import {costBeside, reachOf} from './character-edits.js'
import type {AddEdit} from './edit.js'

/** Letters next to those of suits on a keyboard. */
const beside: ReadonlyMap<string, string> = new Map([
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

/** Adds the edits of notation near a range. `suits` are the letters that end a group, at least one. */
export function addNotationEdits(text: string, line: Span, range: Span, suits: string, add: AddEdit): void {
  const {start, end} = reachOf(line, range)
  for (let at = start; at < end; at++) {
    const extra = costBeside(at, range)
    const [before, one, next] = [text[at - 1] ?? '', text[at]!, text[at + 1] ?? '\n']
    if (/\d/.test(before) && /\p{L}/u.test(one) && !suits.includes(one))
      for (const suit of suits) {
        const isBeside = beside.get(one.toLowerCase())?.includes(suit)
        add(at, at + 1, suit, (isBeside ? 0.8 : 2) + extra)
      }
    const isPoints = /\d{4}/.test(text.slice(Math.max(0, at - 3), at + 1))
    if (/\d/.test(one) && !suits.includes(next) && !isPoints)
      for (const suit of suits) add(at + 1, at + 1, suit, 1.5 + extra)
    if (/\d/.test(before) && (one === '0' || (one === before && /\d/.test(one))))
      add(at, at + 1, '', 2.5 + extra)
  }
  const part = text.slice(start, end)
  // A suit in the middle of a meld: 5'5p5s.
  const inMeld = new RegExp(`(\\d{1,3}'?\\d{0,3})([${suits}])(\\d{1,3}'?\\d{0,3})([${suits}])`, 'g')
  for (const {index, 0: all, 1: low, 2: first, 3: high, 4: last} of part.matchAll(inMeld))
    if (first !== last && all.includes("'"))
      for (const suit of [last!, first!])
        add(start + index, start + index + all.length, low! + high! + suit, 1)
  // Ranks of honors end with 7, so for tiles that would be a wait or a set, a letter next to `z` is meant.
  for (const {index, 0: all} of part.matchAll(/(?<!\d)\d{2,3}z/g)) {
    if (!suits.includes('z') || !/[89]/.test(all) || !isRegular(all)) continue
    const at = start + index + all.length - 1
    for (const suit of suits)
      if (suit !== 'z') add(at, at + 1, suit, beside.get('x')!.includes(suit) ? 0.85 : 2)
  }
  // A suit before its digits.
  const turned = new RegExp(`(?<!\\d)([${suits}])(\\d{1,14})(?![\\d${suits}])`, 'g')
  for (const {index, 0: all, 1: suit = '', 2: digits = ''} of text.slice(start, end).matchAll(turned))
    add(start + index, start + index + all.length, digits + suit, 1)
}

/** Whether ranks have the distances of those of a wait or a set: 69, 89, 789, 888. */
function isRegular(ranks: string): boolean {
  const digits = Array.from(ranks.slice(0, -1), Number)
  const steps = digits.slice(1).map((rank, index) => rank - digits[index]!)
  return steps.every(step => step === steps[0]) && [0, 1, 3].includes(steps[0]!)
}
