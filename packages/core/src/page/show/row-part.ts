/** A row as a part of a page, with the marks that a claim adds. */
import type {RowPart} from '../check/result/checked-block.js'
import type {ReadBlockRow} from '../check/context/rows.js'
import type {EntryValue} from '../grammar/values/entry-value.js'
import type {RowOptions} from '../row/row-options.js'
import type {Display} from './display.js'

/** A row as a part of a page. */
export function rowPart(
  {row, source, options, values}: ReadBlockRow,
  index: number,
  verdicts: Display['verdicts'],
  name: string | null
): RowPart {
  const {mode, start, end} = row
  const marked = withMark(options, values, verdicts)
  return {type: 'row', row: index, mode, source, start, end, options: marked, name}
}

/** The options of a row, with the marks that a claim about it adds; those of the author come first. */
function withMark(
  options: RowOptions,
  values: readonly EntryValue[],
  verdicts: Display['verdicts']
): RowOptions {
  if (options.mark !== undefined) return options
  for (const value of values) {
    const mark = value.fill === '?' ? verdicts.get(value)?.mark : undefined
    if (mark) return {...options, mark}
  }
  return options
}
