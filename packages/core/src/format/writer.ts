/**
 * Writers: one function for each written dialect, and what they share.
 */
import type {Tree} from '../notation/tree.js'
import type {FormattedRow} from './formatted-row.js'

/**
 * Writes a row in one dialect.
 *
 * Content that it cannot express is left out or written less precisely, and reported in `lost`. If nothing is lost,
 * parsing the text in that dialect gives the same row again.
 */
export type Writer = (tree: Tree) => FormattedRow
