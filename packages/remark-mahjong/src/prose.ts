/**
 * Prose that remark-directive has read as directives is turned back into text.
 *
 * A colon before a word or a number makes a directive there: `10:30`, `待ち:147m`, `East:25000`. A text directive without
 * label, attributes and `data` is such prose in places where no author writes a directive (`isProseAt`). All others,
 * such as `:br` and `:icon`, are left to other plugins, whichever plugin runs first.
 */
import {isProseAt, isProseDirective, textOfDirective, type Document} from '@tehai/kernel/markdown'
import type {Nodes, Text} from 'mdast'
import {directiveSource, type Directive} from './directive.js'

/** Whether a directive is only prose. */
export function isProse(document: Document, node: Directive): boolean {
  if (node.type !== 'textDirective' || isTaken(node)) return false
  const source = directiveSource(document, node)
  if (source !== null) return isProseDirective(node, source, document)
  return (
    isProseAt(`:${node.name}`, 0) &&
    node.children.length === 0 &&
    Object.keys(node.attributes ?? {}).length === 0
  )
}

/** Whether a plugin has marked a directive as its own. The `verbose` option of remark-directive sets `position`. */
export function isTaken(node: Directive): boolean {
  return node.data !== undefined && Object.keys(node.data).some(key => key !== 'position')
}

/** The text that a directive was read from. */
export function textOf(document: Document, node: Directive): Text {
  const source = directiveSource(document, node) ?? `:${node.name}`
  return {type: 'text', value: textOfDirective(source), ...(node.position && {position: node.position})}
}

/** Add text to a list of nodes. Text after a text node is merged into that node. */
export function appendText(nodes: Nodes[], text: Text): void {
  const last = nodes[nodes.length - 1]
  if (last?.type !== 'text') {
    nodes.push(text)
    return
  }
  last.value += text.value
  if (last.position && text.position) last.position = {start: last.position.start, end: text.position.end}
}
