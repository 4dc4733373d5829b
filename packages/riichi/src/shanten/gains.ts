/**
 * Gains: what one more tile of a kind does for a part of a hand (man, pin, sou, honors).
 *
 * A part may become ten things, its *aims*: 0–4 melds, without a pair or with one. For each aim it lacks some tiles; a
 * drawn tile reduces their number by one or does nothing. The gain of a kind is the set of aims for which it reduces
 * the number:
 *
 *     melds                0 1 2 3 4    and a pair  0 1 2 3 4
 *     2344m lacks          0 0 2 5 8                0 1 4 7 10
 *     12344m lacks         0 0 1 4 7                0 0 3 6 9
 *     gain of 1m               × × ×                  × × × ×
 *
 * A part cannot choose its aim alone: the rest of the hand has the other melds. The aims with which the whole hand
 * lacks the fewest tiles are *tight* (`tightAims`), and a kind is accepted if its gain includes one of them:
 * `gain & tight`. If the rest has three melds, 2344m is to become one meld and a pair, and 1m is accepted. This takes
 * one operation per kind for any hand; and gains are cached, since they do not depend on the rest.
 *
 * Chiitoitsu and kokushi are four more aims, of single kinds: see `chiitoitsuAims` and `kokushiAims`.
 */
import type {TileCounts} from '../tile/index.js'
import {honorAutomaton, suitAutomaton} from './automaton.js'
import {gainOf} from './classes.js'
import {limitedClass} from './suit-limits.js'
import type {Limits} from './limits.js'
import {isPairable} from './special.js'
import {isOuter} from './survey.js'

/**
 * Aims of the special forms: the first tile of a kind, or the second, which makes a pair; for kokushi only terminals
 * and honors count.
 */
export const newKind: number = 1 << 6
export const newPair: number = 1 << 7
export const newOuter: number = 1 << 10
export const newOuterPair: number = 1 << 11

/** Numbers in a row: nine gains and the class of the part. */
const width = 10

/**
 * Most rows that are kept, one for each part that was read; when they are full, all are dropped, so that memory stays
 * bounded.
 */
const mostRows = 65_000

/** Start of the honors in the table by key, after the suits. */
const honorKeys = 5 ** 9

/** The row of a part by its key; 0 is not known yet. */
let rowByKey: Uint16Array | undefined

let rows = new Uint16Array(0)

/** The last row that is in use. */
let last = 0

/**
 * The class of a part, and the gains of its kinds.
 *
 * @param key
 *   Counts of the part to base 5, as `survey` has them.
 * @param gains
 *   Receives the gains at the kinds' own places; 0 where no further copy can come.
 */
export function readPart(
  counts: TileCounts,
  part: number,
  key: number,
  limits: Limits | null,
  gains: number[]
): number {
  const first = part * 9
  const size = part === 3 ? 7 : 9
  if (limits !== null && (limits.parts >> part) & 1) return readLimited(counts, first, size, limits, gains)
  const at = part === 3 ? honorKeys + key : key
  const row = ((rowByKey ??= openTable())[at] || addRow(counts, first, size, at)) * width
  for (let rank = 0; rank < size; rank++) gains[first + rank] = rows[row + rank]!
  return rows[row + 9]!
}

function openTable(): Uint16Array {
  rows = new Uint16Array((mostRows + 1) * width)
  return new Uint16Array(honorKeys + 5 ** 7)
}

/** Read a part with one more tile of each kind, in one pass over the ranks. @returns the new row */
function addRow(counts: TileCounts, first: number, size: number, at: number): number {
  if (last === mostRows) {
    rowByKey!.fill(0)
    last = 0
  }
  const row = (rowByKey![at] = ++last)
  const edges = size === 7 ? honorAutomaton() : suitAutomaton()
  const end = first + size
  let own = 0
  for (let kind = first; kind < end; kind++) own = edges[own + counts[kind]!]!
  rows[row * width + 9] = own
  let before = 0
  for (let kind = first; kind < end; kind++) {
    const count = counts[kind]!
    let more = own
    if (count < 4) {
      more = edges[before + count + 1]!
      for (let later = kind + 1; later < end; later++) more = edges[more + counts[later]!]!
    }
    rows[row * width + kind - first] = gainOf(own, more) | specialGain(kind, count)
    before = edges[before + count]!
  }
  return row
}

function readLimited(
  counts: TileCounts,
  first: number,
  size: number,
  limits: Limits,
  gains: number[]
): number {
  const {copies} = limits
  const own = limitedClass(counts, copies, first, -1)
  for (let kind = first; kind < first + size; kind++) {
    const count = counts[kind]!
    if (count >= copies[kind]!) gains[kind] = 0
    else {
      const special = specialGain(kind, count) & (isPairable(kind, limits) ? -1 : ~(newKind | newPair))
      gains[kind] = gainOf(own, limitedClass(counts, copies, first, kind)) | special
    }
  }
  return own
}

function specialGain(kind: number, count: number): number {
  if (count > 1) return 0
  if (count === 0) return isOuter[kind] ? newKind | newOuter : newKind
  return isOuter[kind] ? newPair | newOuterPair : newPair
}
