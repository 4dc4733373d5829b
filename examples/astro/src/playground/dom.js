/**
 * hast → elements of the page. Sets attributes and text only: nothing that was typed becomes markup.
 */

/** The attribute of a property: `ariaLabel` is `aria-label`, `strokeDashArray` `stroke-dasharray`. */
export function attributeOf(property) {
  if (property === 'className') return 'class'
  if (property === 'viewBox') return property
  if (property.startsWith('data')) return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return property.replace(/^(aria|fill|font|stroke|text)(?=[A-Z])/, '$1-').toLowerCase()
}

/** The attributes of an element of hast, by name. */
export function attributesOf({properties}) {
  const attributes = new Map()
  for (const [property, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue
    const text = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value)
    attributes.set(attributeOf(property), text)
  }
  return attributes
}

const html = 'http://www.w3.org/1999/xhtml'
const svg = 'http://www.w3.org/2000/svg'

/** An element or text of the page for a node of hast. `space`: the namespace of its parent. */
export function toDom(node, page = document, space = html) {
  if (node.type === 'text') return page.createTextNode(node.value)
  const own = node.tagName === 'svg' ? svg : space
  const element = page.createElementNS(own, node.tagName)
  for (const [name, text] of attributesOf(node)) element.setAttribute(name, text)
  element.append(...node.children.map(child => toDom(child, page, own)))
  return element
}
