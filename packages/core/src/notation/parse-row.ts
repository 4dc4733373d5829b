/**
 * Reading a row in its dialect, with the messages of the dialect. What the row may be meant as is found by `parse`,
 * which needs much more code.
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
 * Reads one row of notation, without looking for what it may be meant as; the tree is the same as that of `parse`.
 *
 * @returns
 *   Always a tree, and messages with spans in `text`. No text makes it throw.
 * @throws {TypeError} if `text` is not a string, or the dialect is not one of `dialectIds`.
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
