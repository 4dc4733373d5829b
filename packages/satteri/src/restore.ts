/**
 * Directives of nobody, back to the text they were.
 *
 * For sites whose Markdown had no directives before tiles came: their `:name[label]`, `::name` and `:::name` keep
 * standing on the page as they were typed.
 */
import {readDirective} from '@tehai/core/markdown'
import type {DirectiveNode, MarkdownContext, NewNode, Node} from './plugin.js'

const text = (value: string): NewNode => ({type: 'text', value})
const paragraph = (children: readonly (NewNode | Node)[]): NewNode => ({type: 'paragraph', children})

/** Put the text of a directive in its place; what stands in its label and its body stays Markdown. */
export function restoreDirective(node: DirectiveNode, source: string, context: MarkdownContext): void {
  const [opening = ''] = /^.*/.exec(source)!
  const label = readDirective(opening)?.label
  const around = (children: readonly Node[]): (NewNode | Node)[] =>
    label
      ? [text(opening.slice(0, label.start)), ...children, text(opening.slice(label.end))]
      : [text(opening)]
  if (node.type === 'textDirective') context.replaceNode(node, label ? around(node.children) : [text(source)])
  else if (node.type === 'leafDirective') context.replaceNode(node, [paragraph(around(node.children))])
  else {
    const [first, ...rest] = node.children
    const labelled = first?.data?.['directiveLabel'] === true ? first : null
    const body = labelled || !first ? rest : [first, ...rest]
    const closing = /(?:^|[\r\n])[ \t>]*(:{3,})[ \t]*$/.exec(source)?.[1]
    context.replaceNode(node, [
      paragraph(around(labelled?.children ?? [])),
      ...body,
      ...(closing ? [paragraph([text(closing)])] : [])
    ])
  }
}
