/**
 * Formatting: a row as text of a dialect. Converting: text of one dialect as text of another.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {Diagram} from '../model/diagram.js'
import {treeOf} from '../model/resolve.js'
import {parse} from '../notation/parse.js'
import type {ParseRowOptions} from '../notation/parse-row.js'
import type {DialectId} from '../notation/dialect.js'
import type {Tree} from '../notation/tree.js'
import type {Message} from '@tehai/kernel/source'
import type {FormattedRow, Loss} from './formatted-row.js'
import {isWritten, writers, writtenDialects} from './writers.js'

/**
 * Writes a row in a dialect.
 *
 * @returns
 *   The text and what it does not say. If nothing is lost, parsing the text in that dialect gives the same row.
 * @throws {TypeError} if the dialect is not one of `writtenDialects`.
 */
export function format(row: Tree | Diagram, dialect: DialectId): FormattedRow {
  if (!isWritten(dialect)) {
    throw wrongCall(`a written dialect (${writtenDialects.join(', ')})`, dialect)
  }
  const tree = 'riichi' in row ? row : treeOf(row)
  const written = writers[dialect](tree)
  if (!tree.groups || homeDialects.has(dialect)) return written
  return {
    ...written,
    lost: [...written.lost, ...tree.groups.map(({from}): Loss => ({what: 'label', node: from}))]
  }
}

/** Dialects whose writer says by itself which groups are lost. */
const homeDialects: ReadonlySet<DialectId> = new Set<DialectId>([
  'auto',
  'arashino',
  'mpsz',
  'paiga',
  'quote'
])

/** A text in another dialect; `messages` refer to the source text. */
export interface Conversion extends FormattedRow {
  readonly messages: readonly Message[]
}

/**
 * Convert a row from one dialect to another. Text that the first does not understand and content that the second cannot
 * express are reported; the rest is converted.
 *
 * @throws {TypeError} if `from` is not a dialect, or `to` not a written dialect.
 */
export function convert(
  text: string,
  from: DialectId,
  to: DialectId,
  options: Omit<ParseRowOptions, 'dialect'> = {}
): Conversion {
  const {tree, messages} = parse(text, {...options, dialect: from})
  const {text: written, lost} = format(tree, to)
  return {text: written, lost, messages}
}
