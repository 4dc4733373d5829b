/**
 * hast → elements of a page, node by node: no text is ever read as HTML.
 */
import type {Element} from 'hast'
import {find, html, svg} from 'property-information'

const SVG = 'http://www.w3.org/2000/svg'

/** Make an element and its content. */
export function elementOf(page: Document, node: Element, inSvg: boolean = false): HTMLElement | SVGElement {
  const isSvg = inSvg || node.tagName === 'svg'
  const made = isSvg ? page.createElementNS(SVG, node.tagName) : page.createElement(node.tagName)
  for (const [property, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || value === false) continue
    const {attribute} = find(isSvg ? svg : html, property)
    made.setAttribute(attribute, value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value))
  }
  for (const child of node.children) {
    if (child.type === 'element') made.append(elementOf(page, child, isSvg))
    else if (child.type === 'text') made.append(child.value)
  }
  return made
}
