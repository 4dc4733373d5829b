/**
 * Digits of a row being read that are pending until their suit letter.
 *
 *     12x3m
 *     ^^ ^   pending digits; `x` is pending with them as text, so that the order typed is kept
 *         ^  closes the run: 1m 2m [x] 3m
 */
import type {Face, Tile} from '@tehai/riichi/tile'
import {noMarks, textNode, tileNode, type Mark} from '../tree.js'
import {characterEnd, putAmongDigits, putText, report, type Pending, type Reading} from './reading.js'

const letter = /\p{L}/u

/**
 * Refuse one character that the dialect does not know: a message, and the character as text.
 *
 * A letter after digits is most likely a mistyped suit letter, so the digits are shown as text too; digits around any
 * other character remain one run.
 *
 * @returns
 *   Where the character ends.
 */
export function refuse(reading: Reading, start: number): number {
  const end = characterEnd(reading.text, start)
  const character = reading.text.slice(start, end)
  report(reading, 'bad-char', start, end, {dialect: reading.dialect, wanted: reading.dialect})
  putAmongDigits(reading, textNode(character, start, end))
  if (letter.test(character)) abandonRun(reading)
  return end
}

/** Add a digit to the open run: it is the last unit of the range; the characters before it are its prefixes. */
export function addDigit(
  reading: Reading,
  start: number,
  end: number = start + 1,
  marks: readonly Mark[] = noMarks
): void {
  reading.run.push({digit: reading.text[end - 1]!, start, end, marks, label: null, node: null})
}

/** The last pending digit, if the run ends with one. */
export function lastDigit(reading: Reading): Pending | null {
  const last = reading.run.at(-1)
  return last && last.node === null ? last : null
}

/** The face of a digit in a suit; `null` if there is none. */
export type FaceOf = (digit: string, suit: string) => Face | null

/** Faces of mpsz: `0m 0p 0s` are the red fives, `1z`–`7z` the honors. */
export const mpszFace: FaceOf = (digit, suit) =>
  suit === 'z' && (digit < '1' || digit > '7') ? null : (`${digit}${suit}` as Tile)

/** Faces of mpsz, and the meaning of other digits in several programs: `0z` back, `8z` blank, `9z` unknown. */
export const wideFace: FaceOf = (digit, suit) => {
  if (suit !== 'z') return mpszFace(digit, suit)
  if (digit === '0') return 'back'
  if (digit === '8') return 'blank'
  return digit === '9' ? 'unknown' : (`${digit}z` as Tile)
}

/** The ranks that a suit has, as ids of `rankWords`; a suit that is not listed has the ranks 1 to 9. */
const wantedRanks: Readonly<Record<string, string>> = {z: 'honors', x: 'back', f: 'flowers'}

/** Report that a tile does not exist. */
export function reportRank(
  reading: Reading,
  tile: string,
  start: number,
  end: number,
  wanted?: string
): void {
  report(reading, 'bad-rank', start, end, {
    tile,
    wanted: wanted ?? wantedRanks[tile.at(-1)!.toLowerCase()] ?? 'suits'
  })
}

/** How the digits of a run are read. */
export interface RunOptions {
  /** Their faces (default: `mpszFace`). */
  readonly faceOf?: FaceOf
  /** Marks for the digits without marks of their own (default: none). */
  readonly marks?: readonly Mark[]
  /** Where the suit letter and the text that belongs to it end (default: directly after the letter). */
  readonly end?: number
}

/** The suit letter at `at` closes the open run: its digits become tiles. */
export function closeRun(
  reading: Reading,
  suit: string,
  at: number,
  {faceOf = mpszFace, marks: groupMarks = noMarks, end = at + 1}: RunOptions = {}
): void {
  const {run, text} = reading
  if (run.length === 0) {
    report(reading, 'missing-rank', at, at + 1)
    putText(reading, at, end)
    return
  }
  reading.run = []
  for (const [index, item] of run.entries()) {
    const itemEnd = index === run.length - 1 ? end : item.end
    if (item.node) {
      putAmongDigits(reading, item.node)
      continue
    }
    const face = faceOf(item.digit, suit)
    const marks = item.marks.length > 0 ? item.marks : groupMarks
    if (face) reading.nodes.push(tileNode(face, item.start, itemEnd, marks, item.label))
    else {
      reportRank(reading, item.digit + text[at]!, item.start, item.end)
      putText(reading, item.start, itemEnd)
    }
  }
}

/**
 * Give up the open run: the suit of its digits is not known.
 *
 * Digits before a character that the dialect does not know are not reported a second time: most likely that character
 * is in place of the suit letter.
 */
export function abandonRun(reading: Reading): void {
  const {run} = reading
  reading.run = []
  let first = -1
  let end = -1
  for (const item of run) {
    if (item.node) {
      if (item.node.type === 'text') first = -1
      putAmongDigits(reading, item.node)
      continue
    }
    if (first < 0) first = item.start
    end = item.end
    putText(reading, item.start, item.end)
  }
  if (first < 0) return
  const digits = reading.text.slice(first, end)
  const expected = /^[0-9]{1,14}$/.test(digits) ? [`${digits}m`, `${digits}p`, `${digits}s`] : []
  report(reading, 'missing-suit', first, end, undefined, expected)
}
