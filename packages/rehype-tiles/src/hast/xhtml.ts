/**
 * XHTML: what is drawn in the pages of an EPUB, HTML and pictures as XML. No drawing on a page loads it.
 */
import type {Element, ElementContent, Properties} from 'hast'
import {find, html} from 'property-information'
import {escapedAttribute, escapedText, SVG, xmlOf} from './xml.js'

/** Elements of HTML that hold nothing: `<br></br>` would be two where XML is read as HTML. */
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
