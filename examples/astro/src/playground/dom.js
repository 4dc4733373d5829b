/**
 * hast → elements of the page. Sets attributes and text only: nothing that was typed becomes markup.
 */

/** Attributes of SVG whose names have hyphens, by the lower-case name of their property. */
const hyphened = new Map(
  [
    'fill-opacity',
    'fill-rule',
    'font-size',
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

/** An element or text of the page for a node of hast. */
export function toDom(node, page = document, space = 'http://www.w3.org/1999/xhtml') {
  if (node.type === 'text') return page.createTextNode(node.value)
  const own = node.tagName === 'svg' ? 'http://www.w3.org/2000/svg' : space
  const element = page.createElementNS(own, node.tagName)
  for (const [property, value] of Object.entries(node.properties)) {
    if (value === false || value === null || value === undefined) continue
    const text = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value)
    element.setAttribute(attributeOf(property), text)
  }
  element.append(...node.children.map(child => toDom(child, page, own)))
  return element
}
