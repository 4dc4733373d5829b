/**
 * Marks that are written after their tile, in a row being read.
 */
import {noMarks, textNode, tileNode, type Mark} from '../tree.js'
import {lastDigit} from './digit-run.js'
import {marksOf, putAmongDigits, report, type Reading} from './reading.js'

/**
 * What a further mark does to a tile: its marks afterwards, or `null` if it may not have both. `tile` begins with its
 * digit.
 */
export type Join = (before: readonly Mark[], mark: Mark, tile: string) => readonly Mark[] | null

const onlyOne: Join = (before, mark) => (before.length === 0 ? marksOf[mark] : null)

/** Where the tile before a mark may be, and what the mark does to it. */
export interface PreviousOptions {
  /** If no digit is pending, the mark belongs to the last tile of the row (default: `false`). */
  readonly anywhere?: boolean
  /** Default: a tile has at most one mark. */
  readonly join?: Join
}

/**
 * Apply the mark at `at` to the preceding tile: the last pending digit, or else (`anywhere`) the last tile of the row.
 *
 * @returns
 *   Whether there was one. A tile that already has a mark which excludes this one keeps it, and a message says so.
 */
export function markPrevious(
  reading: Reading,
  mark: Mark,
  at: number,
  {anywhere = false, join = onlyOne}: PreviousOptions = {}
): boolean {
  const end = at + 1
  const digit = lastDigit(reading)
  if (digit) {
    const joined = join(digit.marks, mark, digit.digit)
    if (joined) digit.marks = joined
    else report(reading, 'bad-mark-position', at, end, {wanted: 'once'})
    digit.end = end
    return true
  }
  const {nodes} = reading
  const waiting = reading.run.at(-1)
  const node = waiting ? waiting.node : nodes.at(-1)
  if (!anywhere || node?.type !== 'tile') return false
  const joined = join(node.marks, mark, node.face)
  if (!joined) report(reading, 'bad-mark-position', at, end, {wanted: 'once'})
  const marked = tileNode(node.face, node.start, end, joined ?? node.marks, node.label)
  if (waiting)
    reading.run[reading.run.length - 1] = {
      digit: '',
      start: node.start,
      end,
      marks: noMarks,
      label: null,
      node: marked
    }
  else nodes[nodes.length - 1] = marked
  return true
}

/** Report that a mark has no tile before it, and show it as text. */
export function putDanglingMark(reading: Reading, start: number, end: number): void {
  report(reading, 'dangling-mark', start, end)
  putAmongDigits(reading, textNode(reading.text.slice(start, end), start, end))
}
