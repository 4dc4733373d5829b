/**
 * Doubts over a whole row: what `auto` reads without an error, and another notation reads as something likelier.
 */
import type {Message} from '@tehai/kernel/source'
import {withCalls} from './calls.js'
import {mahgen} from './dialects/mahgen.js'
import {notationMessage} from './messages.js'
import type {Parsed} from './tree.js'

/** Rows over this many UTF-16 units were not typed as a hand. */
const LONGEST = 2000

/**
 * `_` before a digit: an empty place in `auto`, a tile on its side in mahgen (`_123m` is a chii there).
 *
 * @returns
 *   A warning where all of the row is mahgen with a call in it, otherwise nothing.
 */
export function doubtSlots(text: string, {tree}: Parsed): readonly Message[] {
  const at = text.search(/_[0-9]/)
  if (at < 0 || tree.mode === 'river' || text.length > LONGEST) return []
  const other = mahgen.parse(text)
  if (other.messages.length > 0) return []
  const calls = withCalls(other.tree).nodes.filter(node => node.type === 'meld')
  const isCall = calls.some(({start, end}) => start <= at && at < end)
  return isCall ? [notationMessage('doubtful-slot', at, at + 1, {}, ['dialect=mahgen'])] : []
}
