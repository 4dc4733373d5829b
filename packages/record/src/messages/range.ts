/**
 * The range of a place: for a value of JSON it is found only now, when something is said of it.
 */
import {findNodeAtLocation, parseTree} from 'jsonc-parser'
import type {Span} from '@tehai/kernel/source'
import type {Place} from '../game/record.js'

/** The range of a place in the text of its record; the nearest value around it if it is not there itself. */
export function rangeOf(place: Place, text: string): Span {
  if ('start' in place) return place
  const {document, path} = place
  const tree = treeOf(text.slice(document))
  if (!tree) return {start: document, end: text.length}
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return {start: document + node.offset, end: document + node.offset + node.length}
  }
  return {start: document, end: text.length}
}

/** Nesting too deep for the parser has no tree. */
function treeOf(text: string): ReturnType<typeof parseTree> {
  try {
    return parseTree(text)
  } catch {
    return undefined
  }
}
