/**
 * XML: a picture as the text of a file. HTML is laxer (its attributes may contain `<` and a bare `&`), so its
 * serializer cannot be used.
 */
import {legal} from '@tehai/kernel/source'
import type {Element, ElementContent, Properties} from 'hast'
import {svgAttribute} from './svg-attributes.js'

/**
 * Write an element and its content. The output is well-formed for any text: characters that XML cannot contain become
 * `\uFFFD`.
 */
export function xmlOf({tagName, properties, children}: Element): string {
  const inside = children.map(written).join('')
  return `<${tagName}${attributesOf(properties)}>${inside}</${tagName}>`
}

/** The namespace of SVG. */
export const SVG = 'http://www.w3.org/2000/svg'

function written(node: ElementContent): string {
  if (node.type === 'element') return xmlOf(node)
  return node.type === 'text' ? escapedText(node.value) : ''
}

function attributesOf(properties: Properties): string {
  let text = ''
  for (const property in properties) {
    const value = properties[property]
    if (value === null || value === undefined || value === false) continue
    const attribute = svgAttribute(property)
    const words = Array.isArray(value) ? value.join(' ') : value === true ? attribute : String(value)
    text += ` ${attribute}="${escapedAttribute(words)}"`
  }
  return text
}

/** Text between tags. */
export const escapedText = (text: string): string => escaped(text, /[<>&]/g)

/** Text between quotation marks, its line breaks kept. */
export const escapedAttribute = (text: string): string => escaped(text, /[<>&"\t\n\r]/g)

function escaped(text: string, unsafe: RegExp): string {
  return legal(text).replace(unsafe, unit => `&#x${unit.charCodeAt(0).toString(16).toUpperCase()};`)
}
