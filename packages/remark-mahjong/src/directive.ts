/**
 * Nodes of remark-directive, as far as this plugin looks at them.
 *
 * The shape is written down here rather than imported: the plugin works with and without that package.
 */
import type {Data, Node, Parent} from 'unist'

export interface Directive extends Parent {
  type: 'textDirective' | 'leafDirective' | 'containerDirective'
  name: string
  attributes?: Readonly<Record<string, string | null | undefined>> | null | undefined
  data?: Data | undefined
}

const types: ReadonlySet<string> = new Set(['textDirective', 'leafDirective', 'containerDirective'])

/** A node as a directive; `null` if it is none. */
export function directiveOf(node: Node): Directive | null {
  return types.has(node.type) ? (node as Directive) : null
}
