/**
 * hast → elements of the page. Sets attributes and text only: nothing that was typed becomes markup.
 */

/** Attributes of SVG whose names have hyphens, by the lower-case name of their property. */
const hyphened = new Map(
  [
    'fill-opacity',
    'fill-rule',
    'font-family',
    'font-size',
    'font-weight',
    'stroke-dasharray',
    'stroke-dashoffset',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-opacity',
    'stroke-width',
    'text-anchor'
  ].map(name => [name.replaceAll('-', ''), name])
)

/** The attribute of a property: `ariaLabel` is `aria-label`, `strokeDashArray` `stroke-dasharray`. */
export function attributeOf(property) {
  if (property === 'className') return 'class'
  if (property === 'viewBox') return property
  if (/^(?:aria|data)[A-Z]/.test(property))
    return property.replace(/^(aria|data)([A-Z].*)/, (_, kind, rest) =>
      kind === 'aria'
        ? `aria-${rest.toLowerCase()}`
        : `data${rest.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
    )
  const name = property.toLowerCase()
  return hyphened.get(name) ?? name
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
