/**
 * Reading a row in its dialect, with what the dialect has to say of it. What the row may have been meant as is found by
 * `parse`, which needs far more.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {DialectId, ParseOptions} from './dialect.js'
import {dialectIds, dialects} from './dialects/index.js'
import {doubtSlots} from './doubts.js'
import type {ParseResult} from './tree.js'

export interface ParseRowOptions extends ParseOptions {
  /** Notation of the row (default: `auto`). */
  readonly dialect?: DialectId | undefined
}

/**
 * Read one row of notation, without looking for what it may have been meant as: the tree is that of `parse`.
 *
 * @returns
 *   The tree, always, and messages with spans in `text`. No text makes it throw.
 * @throws {TypeError} if the text is none, or the dialect is none of `dialectIds`.
 */
export function parseRow(text: string, options: ParseRowOptions = {}): ParseResult {
  if (typeof text !== 'string') throw wrongCall('notation as text', text)
  const {dialect: id = 'auto'} = options
  if (!Object.hasOwn(dialects, id)) {
    throw wrongCall(`a dialect (${dialectIds.join(', ')})`, id)
  }
  const parsed = dialects[id].parse(text, options)
  if (dialects[id].id !== 'auto' || parsed.messages.length > 0 || !text.includes('_')) return parsed
  const messages = doubtSlots(text, parsed)
  return messages.length > 0 ? {tree: parsed.tree, messages} : parsed
}
