/**
 * A row being written: the text so far, what it could not say, and the run of digits whose suit letter is not written
 * yet.
 */
import type {ConcealedRun} from '../notation/draw.js'
import type {Tree} from '../notation/tree.js'
import type {Loss} from './formatted-row.js'
import type {RowStyle} from './row-style.js'

/** A row being written. */
export interface Writing {
  readonly tree: Tree
  readonly style: RowStyle
  readonly pieces: string[]
  /**
   * The end of the text so far, as much of it as a clash may look at. Looking at the growing text itself would copy it
   * each time.
   */
  tail: string
  readonly lost: Loss[]
  readonly runs: ConcealedRun[]
  /** The run being written: its digits so far and their suit letter. */
  digits: string
  suit: string
  count: number
  first: number
}

/** Units of the text so far that a clash may look at. */
const TAIL = 32

/** Add text as it is. */
export function put(writing: Writing, piece: string): void {
  writing.pieces.push(piece)
  writing.tail = (writing.tail + piece).slice(-TAIL)
}

/** Record that the text does not express something about a node. */
export function lose(writing: Writing, what: Loss['what'], node: number): void {
  writing.lost.push({what, node})
}

/** Add text that is no part of a run. A space is written before it where it would be misread, and that makes a gap. */
export function add(writing: Writing, text: string, node: number): void {
  if (writing.style.clash?.(writing.tail, text)) {
    put(writing, ' ')
    if (writing.tree.mode === 'hand') lose(writing, 'gap', node)
  }
  put(writing, text)
}

/** Write the run of digits, if there is one, with its suit letter. */
export function endRun(writing: Writing): void {
  const {digits, suit, count, first} = writing
  if (count === 0) return
  writing.count = 0
  add(writing, digits + suit, first)
  if (suit !== 'f') writing.runs.push({node: first, count, suit})
}
