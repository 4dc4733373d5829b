/**
 * Rows in HTML that the host has not parsed: `raw` nodes. A row that a Markdown stage has written into such a node
 * becomes an element between two of them.
 *
 *     <td>a <code class="language-mahjong mahjong-inline" data-mahjong="lang=en checked">4m</code>.</td>
 */
import {replaceAt} from '@tehai/kernel/source'
import type {Parents} from 'hast'
import {element, text, type Attributes} from '../hast/element.js'
import {optionsProperty} from './options-property.js'
import {closingMarks, openingMarks} from './nowrap.js'

/** A node of unparsed HTML. */
interface Raw {
  readonly type: 'raw'
  readonly value: string
}

/**
 * Put the rows of a raw node into elements of their own, in place.
 *
 * @returns
 *   Whether there are any. Only code that a Markdown stage has checked counts as a row: other code may be in a comment.
 */
export function splitRaw(parent: Parents, index: number, id: string): boolean {
  const node = parent.children[index] as unknown as Raw
  if (node.type !== 'raw' || !node.value.includes(`"language-${id}`)) return false
  const {value} = node
  const nodes: unknown[] = []
  const add = (html: string) => void (html !== '' && nodes.push({...node, value: html}))
  let at = 0
  for (const found of value.matchAll(rowIn(id))) {
    const before = openingMarks(value.slice(at, found.index))
    add(value.slice(at, found.index - before.length))
    if (before !== '') nodes.push(text(before))
    const [whole, classes, name, options, source] = found as unknown as readonly string[]
    const properties: Attributes = {className: classes!.split(' ')}
    if (name !== undefined) properties['id'] = withoutReferences(name)
    properties[optionsProperty(id)] = withoutReferences(options!)
    nodes.push(element('code', properties, [text(withoutReferences(source!))]))
    at = found.index + whole!.length
    const marks = closingMarks(value.slice(at, at + 16))
    if (marks !== '') nodes.push(text(marks))
    at += marks.length
  }
  if (nodes.length === 0) return false
  add(value.slice(at))
  replaceAt(parent.children as unknown[], index, nodes)
  return true
}

/** A row as a Markdown stage writes it. */
function rowIn(id: string): RegExp {
  return new RegExp(
    `<code class="(language-${id}(?:[- ][^"<>]*)?)"(?: id="([^"<>]*)")? data-${id}="([^"<>]*\\bchecked\\b[^"<>]*)">([^<>]*)</code>`,
    'g'
  )
}

/** Only the character references that our own code writes. */
function withoutReferences(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
