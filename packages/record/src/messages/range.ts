/**
 * The range of a place: for a value of JSON it is found only now, when something is said of it.
 */
import {findNodeAtLocation, parseTree} from 'jsonc-parser'
import type {Span} from '@tehai/kernel/source'
import type {JsonPlace, Place} from '../game/record.js'

/** Finds ranges in the text of a record: a document is read once, however many places of it are sought. */
export function rangesIn(text: string): (place: Place) => Span {
  const trees = new Map<number, Tree>()
  return place => {
    if ('start' in place) return place
    const {document, path} = place
    const tree = trees.has(document) ? trees.get(document) : treeOf(text.slice(document))
    trees.set(document, tree)
    return (tree && rangeIn(tree, document, path)) ?? {start: document, end: text.length}
  }
}

type Tree = ReturnType<typeof parseTree>

/** The range of a value; that of the nearest one around it if it is not there itself. */
function rangeIn(tree: NonNullable<Tree>, document: number, path: JsonPlace['path']): Span | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return {start: document + node.offset, end: document + node.offset + node.length}
  }
  return undefined
}

/** Nesting too deep for the parser has no tree. */
function treeOf(text: string): Tree {
  try {
    return parseTree(text)
  } catch {
    return undefined
  }
}
