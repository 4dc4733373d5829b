/**
 * JSX as HTML: enough of a runtime for MDX pages of plain elements.
 */
import {toHtml as hastToHtml} from 'hast-util-to-html'

export const Fragment = Symbol('fragment')

export function jsx(type, {children = [], ...attributes}) {
  if (typeof type === 'function') return type({children, ...attributes})
  return {type, attributes, children: [children].flat(Infinity)}
}

/** HTML of what a component gave. */
export function toHtml(tree) {
  return hastToHtml({type: 'root', children: [tree].flat(Infinity).flatMap(hastOf)})
}

function hastOf(node) {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node !== 'object') return [{type: 'text', value: String(node)}]
  const children = node.children.flatMap(hastOf)
  if (node.type === Fragment) return children
  return [{type: 'element', tagName: node.type, properties: node.attributes, children}]
}
