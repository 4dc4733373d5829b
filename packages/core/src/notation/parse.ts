/**
 * The one entry for reading a row of notation, whatever its dialect.
 */
import {dialectIds, type DialectId, type ParseOptions} from './dialect.js'
import {suggestDialect} from './detect.js'
import {dialects} from './dialects/index.js'
import type {Parsed} from './tree.js'

export interface ParseRowOptions extends ParseOptions {
  /** Notation of the row (default: `auto`). */
  readonly dialect?: DialectId | undefined
}

/**
 * Read one row of notation.
 *
 * Where `auto` has an error and one named dialect reads all of the text, the first error proposes that dialect.
 *
 * @returns
 *   The tree, always, and messages with spans in `text`. No text makes it throw.
 * @throws {TypeError} if the dialect is none of `dialectIds`.
 */
export function parse(text: string, options: ParseRowOptions = {}): Parsed {
  const {dialect: id = 'auto'} = options
  if (!Object.hasOwn(dialects, id)) {
    throw new TypeError(`Expected a dialect (${dialectIds.join(', ')}), got \`${String(id)}\``)
  }
  const dialect = dialects[id]
  const parsed = dialect.parse(text, options)
  return dialect.id === 'auto' ? withSuggestion(parsed, text, options) : parsed
}

function withSuggestion(parsed: Parsed, text: string, options: ParseOptions): Parsed {
  const first = parsed.messages.findIndex(({severity}) => severity === 'error')
  const suggestion = first < 0 ? null : suggestDialect(text, options)
  if (!suggestion) return parsed
  const message = parsed.messages[first]!
  const expected = [...message.expected, `dialect=${suggestion.dialect}`]
  return {tree: parsed.tree, messages: parsed.messages.with(first, {...message, expected})}
}
