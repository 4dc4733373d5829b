/**
 * XHTML: HTML and pictures as XML, for the pages of an EPUB. Drawing on an HTML page does not load this file.
 */
import type {Element, ElementContent, Properties} from 'hast'
import {find, html} from 'property-information'
import {escapedAttribute, escapedText, SVG, xmlOf} from './xml.js'

/** Void elements of HTML: `<br></br>` would become two elements where XML is read as HTML. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr'])

/** Write an element of HTML and the pictures in it as XML: pages of EPUB are XHTML. */
export function xhtmlOf(node: Element): string {
  const {tagName, properties, children} = node
  if (tagName === 'svg') return xmlOf({...node, properties: {xmlns: SVG, ...properties}})
  const opening = `<${tagName}${attributesOf(properties)}`
  if (empty.has(tagName)) return `${opening}/>`
  const inside = children.map(written).join('')
  return `${opening}>${inside}</${tagName}>`
}

function written(node: ElementContent): string {
  if (node.type === 'element') return xhtmlOf(node)
  return node.type === 'text' ? escapedText(node.value) : ''
}

function attributesOf(properties: Properties): string {
  let text = ''
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    const {attribute, commaSeparated} = find(html, property)
    const words = Array.isArray(value)
      ? value.join(commaSeparated ? ', ' : ' ')
      : value === true
        ? attribute
        : String(value)
    text += ` ${attribute}="${escapedAttribute(words)}"`
  }
  return text
}
