/**
 * Writers: one function for each written dialect, and what they share.
 */
import type {Tree} from '../notation/tree.js'
import type {FormattedRow} from './formatted-row.js'

/**
 * Writes a row in one dialect.
 *
 * What it cannot say is left out or said less exactly, and reported in `lost`. With nothing lost, parsing the text in
 * that dialect gives the same row again.
 */
export type Writer = (tree: Tree) => FormattedRow
