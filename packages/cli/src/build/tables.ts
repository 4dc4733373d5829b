/**
 * Wide tables scroll in a box that can have the keyboard focus.
 */

/** The parts that are needed of a hast node. */
interface Node {
  readonly type: string
  readonly tagName?: string
  children?: Node[]
}

/** Put the tables of a page into boxes; those of mahjong blocks stay as they are. */
export function wrapTables(tree: unknown): void {
  const node = tree as Node
  if (!node.children) return
  node.children = node.children.map(child => {
    if (child.tagName === 'figure') return child
    wrapTables(child)
    return child.tagName === 'table' ? boxOf(child) : child
  })
}

function boxOf(table: Node): Node {
  const properties = {className: ['scroll'], tabIndex: 0}
  return {type: 'element', tagName: 'div', properties, children: [table]} as Node
}
