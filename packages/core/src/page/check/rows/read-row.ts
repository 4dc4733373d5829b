/**
 * Reading a row for the messages on it, with what it may have been meant as.
 */
import {parse} from '../../../notation/parse.js'
import {rowOfNotation, type ReadRow} from '../../row/row.js'
import type {RowOptions} from '../../row/row-options.js'

/** Read a row as `drawnRow` does; its messages propose what was meant. */
export function readRow(source: string, options: RowOptions = {}): ReadRow {
  const {dialect, mode, y} = options
  return rowOfNotation(parse(source, {dialect, mode, y}), options, source.length)
}
