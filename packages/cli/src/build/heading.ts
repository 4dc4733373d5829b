/**
 * The first heading of a page, which is its title if the front matter does not have one.
 */
import type {Nodes, Root} from 'mdast'

/** The text of the first heading of the first rank; `null` if there is none. */
export function firstHeading(tree: Root): string | null {
  const heading = tree.children.find(node => node.type === 'heading' && node.depth === 1)
  return heading ? textOf(heading).trim() : null
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
