/**
 * In place of the 600 attributes of `property-information` in the bundle: how the properties are written that elements of our
 * pictures have. The editor writes no other HTML.
 */

/** Attributes of SVG with a dash after their first word: `strokeLineCap` is `stroke-linecap`. */
const dashed = /^(fill|stroke|font|text|clip|marker|stop|paint|dominant|alignment|pointer|vector)([A-Z].*)/

/** Attributes of HTML that are no property in small letters. */
const names = {className: 'class', htmlFor: 'for'}

/** Attributes that are there or not. */
const flags = new Set(['hidden', 'open', 'disabled', 'checked', 'controls', 'inert', 'reversed'])

/** Attributes of SVG with a capital letter. */
const capitals =
  /^(?:viewBox|preserveAspectRatio|pathLength|textLength|(?:gradient|pattern|clipPath|mask)(?:Units|ContentUnits|Transform)|ref[XY])$/

const withDashes = name => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The attribute of a property. */
function attributeOf(property) {
  if (Object.hasOwn(names, property)) return names[property]
  if (/^data[A-Z]/.test(property)) return withDashes(property)
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`
  if (capitals.test(property)) return property
  return property.replace(dashed, '$1-$2').toLowerCase()
}

export const html = {space: 'html'}
export const svg = {space: 'svg'}

/** What is known of a property, as `find` of `property-information` says it. */
export function find(_schema, property) {
  return {property, attribute: attributeOf(property), boolean: flags.has(property)}
}
