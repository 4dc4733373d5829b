/**
 * Names of the attributes in pictures. hast writes `strokeWidth` for `stroke-width`, and the packages for hast list all
 * attributes, ten times as many as a drawing needs.
 */

/** Attributes whose names have capitals: https://www.w3.org/TR/SVG2/attindex.html, those of shapes, paint and text. */
const withCapitals: ReadonlySet<string> = new Set([
  'clipPathUnits',
  'gradientTransform',
  'gradientUnits',
  'lengthAdjust',
  'maskContentUnits',
  'maskUnits',
  'pathLength',
  'patternContentUnits',
  'patternTransform',
  'patternUnits',
  'preserveAspectRatio',
  'spreadMethod',
  'startOffset',
  'textLength',
  'viewBox'
])

/** Properties of hast with more capitals than the attribute has words. */
const joined: ReadonlyMap<string, string> = new Map(
  Object.entries({
    className: 'class',
    strokeDashArray: 'stroke-dasharray',
    strokeDashOffset: 'stroke-dashoffset',
    strokeLineCap: 'stroke-linecap',
    strokeLineJoin: 'stroke-linejoin',
    strokeMiterLimit: 'stroke-miterlimit'
  })
)

/** The SVG attribute of a property of hast. */
export function svgAttribute(property: string): string {
  const name = joined.get(property)
  if (name !== undefined) return name
  if (withCapitals.has(property)) return property
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`
  return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
