/**
 * Elements of a report.
 */
import type {Element, ElementContent} from 'hast'

/** An element. Strings among its children are text of the page. */
export function node(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (ElementContent | string)[]
): Element {
  return nodeOf(
    tagName,
    properties,
    children.map(child => (typeof child === 'string' ? {type: 'text', value: child} : child))
  )
}

/** An element whose number of children grows with the site. */
export function nodeOf(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[]
): Element {
  return {type: 'element', tagName, properties, children}
}
