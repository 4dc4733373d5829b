/**
 * Shapes of an art as hast elements, with the colours of its palette as presentation attributes.
 *
 * Colours are written out, not referred to: a picture looks right with no style sheet, in feeds and in print.
 */
import type {Element, ElementContent} from 'hast'
import {perObject} from '@tehai/kernel/per-object'
import type {Shape} from '@tehai/kernel/picture'
import {element, type Attributes} from '../hast/element.js'

/** Colours by name. */
export type Palette = Readonly<Record<string, string>>

/** Names of SVG attributes as hast properties. */
const propertyByAttribute: ReadonlyMap<string, string> = new Map([
  ['stroke-width', 'strokeWidth'],
  ['stroke-linecap', 'strokeLinecap'],
  ['stroke-linejoin', 'strokeLinejoin'],
  ['stroke-dasharray', 'strokeDashArray'],
  ['stroke-dashoffset', 'strokeDashOffset'],
  ['stroke-opacity', 'strokeOpacity'],
  ['fill-opacity', 'fillOpacity'],
  ['fill-rule', 'fillRule']
])

/** Attributes of a shape as hast properties; colour names become colours. */
export function propertiesOf(attributes: Shape['attributes'], palette: Palette): Attributes {
  const properties: Attributes = {}
  for (const name in attributes) {
    properties[propertyByAttribute.get(name) ?? name] = valueOf(name, attributes[name]!, palette)
  }
  return properties
}

function valueOf(name: string, value: string | number, palette: Palette): string | number | string[] {
  if (name === 'fill' || name === 'stroke') return colourOf(String(value), palette)
  return name === 'stroke-dasharray' ? String(value).split(/[ ,]+/) : value
}

/** A colour of the palette; `none` and the like stay as they are. */
export function colourOf(name: string, palette: Palette): string {
  return palette[name] ?? name
}

/** Properties of shapes by palette: both are constants of an art. */
const propertiesIn = perObject((palette: Palette) =>
  perObject(({attributes}: ShapeAttributes) => propertiesOf(attributes, palette))
)

/** A part of an art, with its attributes as the art writes them. */
type ShapeAttributes = Pick<Shape, 'attributes'>

/** Properties of a shape or of a layer of the body. Not to be changed. */
export function knownProperties(shape: ShapeAttributes, palette: Palette): Attributes {
  return propertiesIn(palette)(shape)
}

/** Gives a reference to the definition of a shape that many faces have. */
export type ReferToPart = (part: string) => string

/**
 * A shape as a new element at each call: plugins after us may change what they find.
 *
 * @param refer
 *   Called for each shape that is a part, which then becomes a reference (default: parts are written out).
 */
export function shapeElement(shape: Shape, palette: Palette, refer?: ReferToPart): Element {
  if (refer && shape.part !== undefined) return element('use', {href: refer(shape.part)})
  return element(shape.name, {...knownProperties(shape, palette)}, inside(shape, palette, refer))
}

/**
 * Properties after names, as a new object at each call. Not `{...names, ...properties}`: V8 gives each object that is
 * made in this way its own hidden class, which makes it ten times as slow to create and to print (`bench/objects.js`).
 */
function withNames(names: Attributes, properties: Attributes): Attributes {
  return Object.assign({}, names, properties)
}

/** A shape with additional names, which come before its own properties. It is written out even if it is a part. */
export function namedShape(names: Attributes, shape: Shape, palette: Palette, refer?: ReferToPart): Element {
  const properties = withNames(names, knownProperties(shape, palette))
  return element(shape.name, properties, inside(shape, palette, refer))
}

function inside({children}: Shape, palette: Palette, refer?: ReferToPart): ElementContent[] {
  return children ? children.map(child => shapeElement(child, palette, refer)) : []
}
