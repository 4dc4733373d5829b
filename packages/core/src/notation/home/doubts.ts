/**
 * Doubts: letters that have a meaning here but may be a slip for something else. The row is read, and a warning says
 * how; a blank beside the letter shows that it is intended. Only `auto`, which reads several notations at once, has
 * doubts.
 *
 *     4o6m          6m face down, or 406m
 *     123mm456p     3m won by tsumo, or one suit letter too many
 *     4x4s          a back and 4s, or 4xx4s
 *     1~9m          1m and a faint 9m, or all of 123456789m
 */
import type {Values} from '@tehai/kernel/source'
import {notationMessage} from '../messages.js'
import {RED, isDigit, rankOfDraft} from './draft.js'
import type {ClosedRun, Row} from './row.js'

/** Whether a word ends at an offset. */
const isEndAt = (folded: string, at: number): boolean => /^(?:[\s,]|$)/.test(folded.slice(at, at + 1))

const LONGEST_RUN = 14
const digit = /[0-9]/

/** `o` between digits, or after a letter (`pon`): it turns the next tile over. */
export function doubtOver(row: Row): void {
  const {folded, at, letters} = row
  const isAfterLetter = letters.length > 0 && letters.at(-1)!.end === at
  const isBetweenDigits = isDigitAt(folded, at - 1) && isDigitAt(folded, at + 1)
  if (isAfterLetter || isBetweenDigits) {
    doubt(row, at, {meaning: 'facedown', place: 'before'}, isBetweenDigits ? runMeant(row, '0') : [])
  } else if (isDigitAt(folded, at - 1) && isEndAt(folded, at + 1)) {
    // `66o 78s`: the key is beside that of circles.
    const digits = folded.slice(startOfDigits(folded, at), at)
    doubt(row, at, {meaning: 'facedown', place: 'before'}, [`${digits}p`])
  }
}

/** `o33s` and `33so`: half of an ankan between two `o`. `at` is the offset of the missing `o`. */
export function doubtHalfAnkan(
  row: Row,
  at: number,
  {drafts, suit}: ClosedRun,
  place: 'before' | 'after'
): void {
  const [left, right] = drafts
  const isPair =
    drafts.length === 2 && left && right && isDigit(left) && rankOfDraft(left) === rankOfDraft(right)
  if (!isPair) return
  const digits = drafts.map(({digit, prefixes}) => (prefixes & RED ? 0 : digit)).join('')
  doubt(row, at, {meaning: 'facedown', place}, [`o${digits}${suit}o`])
}

/** `m` and `l` directly before another tile at the end of a row: they say how the preceding tile was won. */
export function doubtWins(row: Row, wins: ReadonlyMap<number, number>): void {
  for (const [index, {start, end}] of row.nodes.entries()) {
    const at = wins.get(start)
    const next = row.nodes[index + 1]
    if (at === undefined || next?.type !== 'tile' || next.start !== end) continue
    const isTsumo = row.folded[at] === 'm'
    const expected = isTsumo && row.folded[at - 1] === 'm' ? withoutSecond(row.folded, at) : []
    doubt(row, at, {meaning: isTsumo ? 'tsumo' : 'ron', place: 'after'}, expected)
  }
}

/** `123mm456p` without one of the suit letters. */
function withoutSecond(folded: string, at: number): string[] {
  const before = folded.slice(startOfDigits(folded, at - 1), at)
  const after = digitsAndSuitAt(folded, at + 1)
  return after === '' ? [] : [before + after]
}

/** `x` between digits, or after the ranks of a run: as a suit it means backs, which are typed with 0. */
export function doubtBacks(row: Row): void {
  const {folded, at} = row
  const before = folded[at - 1]
  const after = folded[at + 1]
  const end = before === ' ' ? at - 1 : at
  const run = folded.slice(startOfDigits(folded, end), end)
  // The key is beside that of bamboos, and backs are never numbered like this.
  if (run.length > 2 && isRun(run) && isEndAt(folded, at + 1)) {
    doubt(
      row,
      at,
      {meaning: 'backs', place: 'after'},
      /[89]/.test(run) ? [`${run}s`] : [`${run}s`, `${run}z`]
    )
    return
  }
  if (before !== '0' && isDigitAt(folded, at - 1) && isEndAt(folded, at + 1)) {
    const digits = folded.slice(startOfDigits(folded, at), at)
    if (/^[1-7]+$/.test(digits)) doubt(row, at, {meaning: 'backs', place: 'after'}, [`${digits}z`])
    return
  }
  if (before === '0' || !isDigitAt(folded, at - 1) || !isDigitAt(folded, at + 1)) return
  const suit = folded[at + 2] ?? ''
  const isAnkan = before === after && 'mpsz'.includes(suit) && suit !== ''
  doubt(row, at, {meaning: 'backs', place: 'after'}, isAnkan ? [`${before}xx${before}${suit}`] : [])
}

/** Whether each digit is one more than the one before. */
const isRun = (digits: string): boolean => '123456789'.includes(digits)

/** `~` between two digits that are a run by themselves: possibly all tiles from one to the other. */
export function doubtDim(row: Row): void {
  const {folded, at} = row
  const [low, high] = [Number(folded[at - 1]), Number(folded[at + 1])]
  const isAlone = isDigitAt(folded, at - 1) && !isDigitAt(folded, at - 2) && isDigitAt(folded, at + 1)
  const suit = folded[at + 2] ?? ''
  if (!isAlone || low === 0 || !'mps'.includes(suit) || suit === '') return
  const count = high - low + 1
  // Adjacent ranks are not a range, and ranks three apart are the two ends of a wait.
  if (count < 3 || count === 4) return
  const range = Array.from({length: count}, (_, index) => low + index).join('') + suit
  doubt(row, at, {meaning: 'dim', place: 'before'}, [range])
}

const greenBeforeTile = /[mpsz]r([0-9])([mpsz])/g

/**
 * `r` in a river whose honors are typed with `z`: there, 發 is `6z`, so that `2pr3s` may be a riichi on 3s. At the end
 * of a row.
 */
export function doubtGreen({folded, grammar, messages}: Row): void {
  if (!grammar.doubtsLetters || !/[1-7]z/.test(folded) || /[tnhc]/.test(folded)) return
  const [found, other] = folded.matchAll(greenBeforeTile)
  if (!found || other) return
  const [, digit, suit] = found
  const at = found.index + 1
  const values = {meaning: 'green', place: 'before'}
  messages.push(notationMessage('doubtful-letter', at, at + 1, values, [`${digit}+${suit}`]))
}

function doubt(
  {river, grammar, messages}: Row,
  at: number,
  values: Values,
  expected: readonly string[]
): void {
  if (river || !grammar.doubtsLetters) return
  messages.push(notationMessage('doubtful-letter', at, at + 1, values, expected))
}

const digitsAndSuit = /^[0-9]*[mps]/

/**
 * The run around `row.at`, with a digit in place of the character there: `406m` for `4o6m`. Empty if there is no such
 * run.
 */
export function runMeant({folded, at}: Row, meant: string): string[] {
  const after = digitsAndSuitAt(folded, at + 1)
  return after === '' ? [] : [folded.slice(startOfDigits(folded, at), at) + meant + after]
}

function startOfDigits(folded: string, end: number): number {
  let start = end
  while (end - start < LONGEST_RUN && isDigitAt(folded, start - 1)) start--
  return start
}

function digitsAndSuitAt(folded: string, start: number): string {
  return digitsAndSuit.exec(folded.slice(start, start + LONGEST_RUN))?.[0] ?? ''
}

function isDigitAt(folded: string, at: number): boolean {
  return at >= 0 && at < folded.length && digit.test(folded[at]!)
}
