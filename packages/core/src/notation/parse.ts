/**
 * The one entry for reading a row of notation, whatever its dialect.
 */
import {dialectIds, type DialectId, type ParseOptions} from './dialect.js'
import {dialects} from './dialects/index.js'
import type {Parsed} from './tree.js'

export interface ParseRowOptions extends ParseOptions {
  /** Notation of the row (default: `auto`). */
  readonly dialect?: DialectId | undefined
}

/**
 * Read one row of notation.
 *
 * @returns
 *   The tree, always, and messages with spans in `text`. No text makes it throw.
 * @throws {TypeError} if the dialect is none of `dialectIds`.
 */
export function parse(text: string, options: ParseRowOptions = {}): Parsed {
  const dialect = dialects[options.dialect ?? 'auto']
  if (!dialect)
    throw new TypeError(`Expected a dialect (${dialectIds.join(', ')}), got \`${options.dialect}\``)
  return dialect.parse(text, options)
}
