/**
 * The range of a place; for a value of JSON it is found only now, when there is a message about it.
 */
import {findNodeAtLocation, parseTree} from 'jsonc-parser'
import type {Span} from '@tehai/kernel/source'
import type {JsonPlace, Place} from '../game/record.js'

/** Finds ranges in the text of a record: a document is parsed once for any number of places. */
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

/** The range of a value; if it does not exist, that of the nearest value around it. */
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
