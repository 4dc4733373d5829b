/**
 * Definitions: what the pictures of a page have in common, written once, and the references to it.
 *
 * Shared are the art of each face and the bodies of tiles side by side: a row of 14 bodies is one reference.
 */
import type {Element} from 'hast'
import type {ResolvedArt, Shape} from '@tehai/kernel/picture'
import {element, type Attributes} from './element.js'
import {moved, type Ink} from './ink.js'
import {referenceInk, type Referred, type Row, type Shared} from './reference-ink.js'
import {referenceElement, type Refer} from './references.js'
import {namedShape, shapeElement} from './shape.js'

/** The definitions that a document has referred to so far. */
export interface Definitions {
  readonly ink: Ink
  /**
   * The element that holds the definitions, to be put before the first reference; `null` if none was made.
   *
   * @param isLast
   *   Whether the pictures are complete, and none was printed yet: what one picture alone refers to is then drawn in its place
   *   (default: `false`).
   */
  readonly element: (isLast?: boolean) => Element | null
}

/**
 * Start a page's definitions.
 *
 * @param prefix
 *   What the ids begin with. Two documents of one page may use the same: they then define the same pictures.
 * @param game
 *   The id of the game, with which the class of the definitions begins (default: `mahjong`).
 * @param made
 *   Definitions made before, by name; for hosts where no plugin changes them (default: each page has its own).
 * @param refer
 *   Makes the references of pictures (default: elements).
 */
export function makeDefinitions(
  art: ResolvedArt,
  prefix: string,
  game = 'mahjong',
  made: Map<string, Element> | null = null,
  refer: Refer = referenceElement
): Definitions {
  const shared: Shared = {
    pictures: new Map(),
    corners: new Map(),
    strips: new Map(),
    runs: new Map(),
    rows: new Map()
  }
  // The style sheet finds art by how its id begins; a class says it where an id of the author's choice does not.
  const classes = prefix.startsWith(`${art.set}-`) ? {} : {className: [`${art.set}-art`]}
  const namesOf = (name: string): Attributes => ({id: prefix + name, ...classes})
  const referToPart = (part: string) => `#${prefix}${part}`
  const define = (name: string, shapes: readonly Shape[]): Element => {
    if (shapes.length === 1) return namedShape(namesOf(name), shapes[0]!, art.palette, referToPart)
    return element(
      'g',
      namesOf(name),
      shapes.map(shape => shapeElement(shape, art.palette, referToPart))
    )
  }
  const once = (name: string, make: () => Element): Element => {
    let one = made?.get(name)
    if (!one) {
      one = make()
      made?.set(name, one)
    }
    return one
  }
  return {
    ink: referenceInk(art, prefix, refer, shared),
    element(isLast = false) {
      const {pictures, corners, strips, runs, rows} = shared
      const groups = [...strips].map(([name, {layer, tiles}]) =>
        once(name, () => element('g', namesOf(name), layer.elements(tiles, art)))
      )
      for (const [name, {places}] of runs) {
        const uses = places.map(place => element('use', place))
        groups.push(once(name, () => element('g', namesOf(name), uses)))
      }
      // Rows are those of one page: what is made for all pages does not grow with them.
      for (const [name, row] of rows) {
        if (!isLast || !putInPlace(row)) groups.push(element('g', namesOf(name), [...row.children]))
      }
      const parts = new Map<string, Shape>()
      for (const {name, shapes} of [...pictures.values(), ...corners.values()].sort(byName)) {
        if (shapes.length === 0) continue
        groups.push(once(name, () => define(name, shapes)))
        addParts(parts, shapes)
      }
      for (const [part, shape] of parts)
        groups.push(once(part, () => namedShape(namesOf(part), shape, art.palette)))
      if (groups.length === 0) return null
      // Not `display: none` and not `hidden`: its definitions must stay paintable everywhere.
      return element('svg', {width: 0, height: 0, ariaHidden: 'true', className: [`${game}-defs`]}, [
        element('defs', {}, groups)
      ])
    }
  }
}

/**
 * Put a row in the place of the one reference to it: a definition would have an element and three attributes more.
 *
 * @returns Whether there is one reference.
 */
function putInPlace({children, references}: Row): boolean {
  const [only] = references
  if (only === undefined || references.length > 1) return false
  const transform = moved(only.x, only.y)
  // The reference may have been HTML.
  const node: Partial<Record<'value', unknown>> = only.node as object
  delete node.value
  Object.assign(node, element('g', transform === '' ? {} : {transform}, [...children]))
  return true
}

/** The order of definitions is that of their names, whichever picture of a page comes first. */
const byName = (a: Referred, b: Referred): number => (a.name < b.name ? -1 : 1)

/** Add the parts that some shapes refer to. */
function addParts(parts: Map<string, Shape>, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (shape.part !== undefined) parts.set(shape.part, shape)
    if (shape.children) addParts(parts, shape.children)
  }
}
