/**
 * XML: a tree of SVG as the text of a file. HTML is laxer (its attributes may contain `<` and a bare `&`), so its
 * serializer cannot be used.
 */
import {legal} from '@tehai/kernel/source'
import type {Element, ElementContent, Properties} from 'hast'
import {find, html, svg, type Schema} from 'property-information'

/** Write an element and what is in it. Well-formed for any text: what XML cannot hold becomes `\uFFFD`. */
export function xmlOf({tagName, properties, children}: Element): string {
  const inside = children.map(written).join('')
  return `<${tagName}${attributesOf(properties)}>${inside}</${tagName}>`
}

/** Elements of HTML that hold nothing: `<br></br>` would be two where XML is read as HTML. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr'])

/** Write an element of HTML and the pictures in it as XML: pages of EPUB are XHTML. */
export function xhtmlOf(node: Element): string {
  const {tagName, properties, children} = node
  if (tagName === 'svg') return xmlOf({...node, properties: {xmlns: SVG, ...properties}})
  const opening = `<${tagName}${attributesOf(properties, html)}`
  if (empty.has(tagName)) return `${opening}/>`
  const inside = children.map(child => (child.type === 'element' ? xhtmlOf(child) : written(child))).join('')
  return `${opening}>${inside}</${tagName}>`
}

/** The namespace of SVG. */
export const SVG = 'http://www.w3.org/2000/svg'

function written(node: ElementContent): string {
  if (node.type === 'element') return xmlOf(node)
  return node.type === 'text' ? escaped(node.value, /[<>&]/g) : ''
}

function attributesOf(properties: Properties, schema: Schema = svg): string {
  let text = ''
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    const {attribute, commaSeparated} = find(schema, property)
    const words = Array.isArray(value)
      ? value.join(commaSeparated ? ', ' : ' ')
      : value === true
        ? attribute
        : String(value)
    text += ` ${attribute}="${escaped(words, /[<>&"\t\n\r]/g)}"`
  }
  return text
}

function escaped(text: string, unsafe: RegExp): string {
  return legal(text).replace(unsafe, unit => `&#x${unit.charCodeAt(0).toString(16).toUpperCase()};`)
}
