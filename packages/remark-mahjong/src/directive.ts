/**
 * The parts of the nodes of remark-directive that this plugin reads.
 *
 * The shape is written down here rather than imported: the plugin works with and without that package.
 */
import {sourceOf, type Document} from '@tehai/kernel/markdown'
import type {Data, Node, Parent} from 'unist'

export interface Directive extends Parent {
  type: 'textDirective' | 'leafDirective' | 'containerDirective'
  name: string
  attributes?: Readonly<Record<string, string | null | undefined>> | null | undefined
  data?: Data | undefined
}

const types: ReadonlySet<string> = new Set(['textDirective', 'leafDirective', 'containerDirective'])

/** A node as a directive; `null` if it is not a directive. */
export function directiveOf(node: Node): Directive | null {
  return types.has(node.type) ? (node as Directive) : null
}

/**
 * The source of a directive. It is `null` if the directive is not in the document: a plugin made the node, or parsed
 * part of the page by itself, so that positions refer to another text.
 */
export function directiveSource(document: Document, node: Directive): string | null {
  const source = sourceOf(document, node)
  const name = source && /^:+/.exec(source)?.[0].length
  return name && source.startsWith(node.name, name) ? source : null
}
