/**
 * The end of a run of norths put aside: `f4z`, `f44z`.
 */
import {tileNode} from '../tree.js'
import {DIM, KITA, RING, marksOf, type Draft} from './draft.js'
import {faultAt} from './fault.js'
import {fail} from './row-messages.js'
import {pushPlainTile, type ClosedRun, type Row} from './row.js'

/** Rank of 北 among the honors. */
const NORTH = 4

/**
 * Close a run that begins with `f`: all of it is norths put aside. Anything else with an `f` is a fault.
 *
 * @returns Whether the run had an `f`, and is closed.
 */
export function closeKita(row: Row, {drafts, suit, start, end}: ClosedRun): boolean {
  row.hasKita = false
  if (!drafts.some(({prefixes}) => prefixes & KITA)) return false
  const isAside = (drafts[0]!.prefixes & KITA) !== 0 && suit === 'z' && drafts.every(isNorth)
  if (!isAside) {
    fail(row, faultAt('kita-not-north', start, end), start, end)
    return true
  }
  drafts.forEach((draft, index) => {
    const {prefixes, label} = draft
    const tileEnd = index === drafts.length - 1 ? end : draft.end
    pushPlainTile(row, tileNode('4z', draft.start, tileEnd, marksOf(prefixes | KITA), label))
  })
  return true
}

function isNorth({digit, prefixes, marks}: Draft): boolean {
  return digit === NORTH && (prefixes & ~(KITA | RING | DIM)) === 0 && marks.length === 0
}
