/** Reading a row for its messages, including what it may be meant as. */
import {parse} from '../../../notation/parse.js'
import {rowOfNotation, type ReadRow} from '../../row/row.js'
import type {RowOptions} from '../../row/row-options.js'

/** Reads a row as `drawnRow` does, with messages that propose what may be meant. */
export function readRow(source: string, options: RowOptions = {}): ReadRow {
  const {dialect, mode, y} = options
  return rowOfNotation(parse(source, {dialect, mode, y}), options, source.length)
}
