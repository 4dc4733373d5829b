/**
 * Groups: `[345p]{run}` is tiles with a bracket under them, and a word under the bracket.
 *
 * The characters of the bracket become invisible, so that the text between them is read as if they were not there.
 */
import type {Span} from '@tehai/kernel/source'
import type {Node, TileGroup} from '../tree.js'
import {INVISIBLE} from './fold.js'

/** A group as it was typed. */
export interface TypedGroup extends Span {
  readonly label: string
}

/** The groups of a text, and the folded text without their brackets, at the same offsets. Takes linear time. */
export function takeGroups(text: string, folded: string): {folded: string; groups: readonly TypedGroup[]} {
  const groups: TypedGroup[] = []
  let read = ''
  let done = 0
  let from = 0
  for (let close = folded.indexOf(']{'); close >= 0; close = folded.indexOf(']{', from)) {
    const start = from + folded.slice(from, close).lastIndexOf('[')
    const inside = start < from ? '' : folded.slice(start + 1, close)
    from = close + 2
    if (inside.trim() === '') continue
    const last = folded.indexOf('}', from)
    if (last < 0) break
    groups.push({start, end: last + 1, label: text.slice(from, last).trim()})
    read += folded.slice(done, start) + INVISIBLE + inside
    from = done = last + 1
    read += INVISIBLE.repeat(done - close)
  }
  return {folded: read + folded.slice(done), groups}
}

/** The groups as ranges of nodes; those without a tile are left out. */
export function groupsOfNodes(groups: readonly TypedGroup[], nodes: readonly Node[]): readonly TileGroup[] {
  let index = 0
  return groups.flatMap(({start, end, label}) => {
    while (index < nodes.length && nodes[index]!.start < start) index++
    while (nodes[index]?.type === 'gap') index++
    const from = index
    while (index < nodes.length && nodes[index]!.start < end) index++
    let to = index
    while (to > from && nodes[to - 1]!.type === 'gap') to--
    return to > from ? [{from, to, label}] : []
  })
}
