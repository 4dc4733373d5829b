/**
 * XML: a tree of SVG as the text of a file. HTML is laxer (its attributes may contain `<` and a bare `&`), so its
 * serializer cannot be used.
 */
import {legal} from '@tehai/kernel/source'
import type {Element, ElementContent, Properties} from 'hast'
import {find, svg} from 'property-information'

/** Write an element and what is in it. Well-formed for any text: what XML cannot hold becomes `\uFFFD`. */
export function xmlOf({tagName, properties, children}: Element): string {
  const inside = children.map(written).join('')
  return `<${tagName}${attributesOf(properties)}>${inside}</${tagName}>`
}

function written(node: ElementContent): string {
  if (node.type === 'element') return xmlOf(node)
  return node.type === 'text' ? escaped(node.value, /[<>&]/g) : ''
}

function attributesOf(properties: Properties): string {
  let text = ''
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    const {attribute, commaSeparated} = find(svg, property)
    const words = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : String(value)
    text += ` ${attribute}="${escaped(words, /[<>&"\t\n\r]/g)}"`
  }
  return text
}

function escaped(text: string, unsafe: RegExp): string {
  return legal(text).replace(unsafe, unit => `&#x${unit.charCodeAt(0).toString(16).toUpperCase()};`)
}
