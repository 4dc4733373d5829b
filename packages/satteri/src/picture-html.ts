/**
 * The inside of a picture as one piece of HTML. Sätteri reads a tree node by node, and a picture has many nodes that no
 * plugin looks at.
 *
 * A picture (`<svg>`) and the notation beside it stay elements: those are what contents lists and other plugins read.
 */
import type {Element, ElementContent} from 'hast'
import {find, svg} from 'property-information'

/** Turns the inside of each picture in an element into one piece of HTML. Other elements stay as they are. */
export type Close = (element: Element) => Element

/**
 * Make a `Close` for the pages of a site.
 *
 * Definitions that have been printed are remembered by their ids: those of a site are the same on every page.
 */
export function closing(): Close {
  const definitions = new Map<string, string>()
  const definitionOf = (element: Element): string => {
    const id = String(element.properties['id'])
    let html = definitions.get(id)
    if (html === undefined) definitions.set(id, (html = htmlOf(element)))
    return html
  }
  const inside = (child: ElementContent): string => {
    if (child.type !== 'element') return printed(child)
    if (child.tagName !== 'defs') return htmlOf(child)
    // Concatenated one by one: V8 then copies the text once, when it is passed on. `join` would copy it here as well.
    let html = '<defs>'
    for (const one of child.children) html += definitionOf(one as Element)
    return `${html}</defs>`
  }
  const close: Close = element => {
    const {tagName, children} = element
    if (tagName === 'svg') return {...element, children: closed(children, inside)}
    return {...element, children: children.map(child => (child.type === 'element' ? close(child) : child))}
  }
  return close
}

/** Content as one piece of HTML. */
function closed(
  children: readonly ElementContent[],
  inside: (child: ElementContent) => string
): ElementContent[] {
  let value = ''
  for (const child of children) value += inside(child)
  return value === '' ? [] : [{type: 'raw', value} as unknown as ElementContent]
}

/** A drawn element as HTML: attributes that are texts or numbers; elements, texts and HTML inside. */
export function htmlOf({tagName, properties, children}: Element): string {
  let html = `<${tagName}`
  for (const property in properties) {
    const value = properties[property]
    if (value === null || value === undefined || value === false) continue
    html += ` ${attributeOf(property)}="${typeof value === 'number' ? value : escaped(Array.isArray(value) ? value.join(' ') : String(value))}"`
  }
  html += '>'
  for (const child of children) html += printed(child)
  return `${html}</${tagName}>`
}

/** Drawn content as HTML. */
function printed(child: ElementContent): string {
  if (child.type === 'element') return htmlOf(child)
  if (child.type === 'text') return escaped(child.value)
  return (child.type as string) === 'raw' ? (child as unknown as {value: string}).value : ''
}

const attributes = new Map<string, string>()

/** The SVG attribute for a property of hast: `strokeWidth` → `stroke-width`. */
function attributeOf(property: string): string {
  let name = attributes.get(property)
  if (name === undefined) attributes.set(property, (name = find(svg, property).attribute))
  return name
}

/** Text escaped for HTML. Hardly any text has a character that must be escaped. */
function escaped(text: string): string {
  if (!text.includes('&') && !text.includes('<') && !text.includes('"')) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
