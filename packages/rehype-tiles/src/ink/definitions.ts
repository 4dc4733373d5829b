/**
 * Definitions: what the pictures of a page have in common, written once, and the references to it.
 *
 * Shared are the art of each face and the bodies of tiles side by side: a row of 14 bodies is one reference.
 */
import type {Element, ElementContent} from 'hast'
import type {ResolvedArt, Shape} from '@tehai/kernel/picture'
import {element, type Attributes} from '../hast/element.js'
import {moved, type Ink} from './ink.js'
import {referenceInk, type SharedPicture, type Row, type SharedPictures} from './reference-ink.js'
import {referenceElement, type DrawReference} from './references.js'
import {namedShape, shapeElement} from './shape.js'

/** The definitions that a document has referred to so far. */
export interface Definitions {
  readonly ink: Ink
  /**
   * The element with the definitions, to be put before the first reference; `null` if there are none.
   *
   * @param isLast Whether all pictures are drawn and none has been printed yet (default: `false`). What only one
   * picture refers to is then drawn in that picture.
   */
  readonly element: (isLast?: boolean) => Element | null
}

/** How definitions are made. */
export interface DefinitionsOptions {
  /** The id of the game, with which the class of the definitions begins (default: `mahjong`). */
  readonly game?: string | undefined
  /** Definitions of earlier pages, by name, for hosts where no plugin changes them (default: each page has its own). */
  readonly made?: Map<string, Element> | undefined
  /** Makes the references of pictures (default: elements). */
  readonly refer?: DrawReference | undefined
}

/**
 * Start a page's definitions.
 *
 * @param prefix
 *   The prefix of the ids. Two documents of one page may have the same prefix: they then define the same pictures.
 */
export function makeDefinitions(
  art: ResolvedArt,
  prefix: string,
  {game = 'mahjong', made, refer = referenceElement}: DefinitionsOptions = {}
): Definitions {
  const shared: SharedPictures = {
    pictures: new Map(),
    corners: new Map(),
    strips: new Map(),
    runs: new Map(),
    rows: new Map()
  }
  const printer = elementPrinter(art, prefix)
  const once = (name: string, make: () => Element): Element => {
    const one = made?.get(name) ?? make()
    made?.set(name, one)
    return one
  }
  return {
    ink: referenceInk(art, prefix, refer, shared),
    element(isLast = false) {
      const groups = [
        ...stripElements(shared, printer, once),
        ...rowElements(shared, printer, isLast),
        ...pictureElements(shared, printer, once)
      ]
      if (groups.length === 0) return null
      // Not `display: none` and not `hidden`: its definitions must stay paintable everywhere.
      return element('svg', {width: 0, height: 0, ariaHidden: 'true', className: [`${game}-defs`]}, [
        element('defs', {}, groups)
      ])
    }
  }
}

/** The existing definition of a name, or otherwise a new one. */
type Once = (name: string, make: () => Element) => Element

/** Makes elements with names. */
interface Printer {
  readonly art: ResolvedArt
  readonly group: (name: string, children: ElementContent[]) => Element
  readonly shapes: (name: string, shapes: readonly Shape[]) => Element
  readonly part: (name: string, shape: Shape) => Element
}

function elementPrinter(art: ResolvedArt, prefix: string): Printer {
  const {set, palette} = art
  // The style sheet finds art by the beginning of its id, or by a class if the author has chosen the prefix.
  const classes = prefix.startsWith(`${set}-`) ? {} : {className: [`${set}-art`]}
  const namesOf = (name: string): Attributes => ({id: prefix + name, ...classes})
  const referToPart = (part: string) => `#${prefix}${part}`
  const group: Printer['group'] = (name, children) => element('g', namesOf(name), children)
  return {
    art,
    group,
    shapes: (name, shapes) =>
      shapes.length === 1
        ? namedShape(namesOf(name), shapes[0]!, palette, referToPart)
        : group(
            name,
            shapes.map(shape => shapeElement(shape, palette, referToPart))
          ),
    part: (name, shape) => namedShape(namesOf(name), shape, palette)
  }
}

/** Bodies of tiles side by side, and runs of one picture. */
function stripElements(
  {strips, runs}: SharedPictures,
  {art, group}: Printer,
  once: Once
): readonly Element[] {
  return [
    ...[...strips].map(([name, {layer, tiles}]) => once(name, () => group(name, layer.elements(tiles, art)))),
    ...[...runs].map(([name, {places}]) =>
      once(name, () =>
        group(
          name,
          places.map(place => element('use', place))
        )
      )
    )
  ]
}

/** Rows, which are those of one page only, so that what all pages share does not grow with each page. */
function rowElements({rows}: SharedPictures, {group}: Printer, isLast: boolean): readonly Element[] {
  const kept = [...rows].filter(([, row]) => !isLast || !putInPlace(row))
  return kept.map(([name, {children}]) => group(name, [...children]))
}

/** The art of faces, and the parts that it refers to. */
function pictureElements(
  {pictures, corners}: SharedPictures,
  printer: Printer,
  once: Once
): readonly Element[] {
  const parts = new Map<string, Shape>()
  const referred = [...pictures.values(), ...corners.values()].filter(({shapes}) => shapes.length > 0)
  const drawn = referred.toSorted(byName).map(({name, shapes}) => {
    addParts(parts, shapes)
    return once(name, () => printer.shapes(name, shapes))
  })
  return [...drawn, ...[...parts].map(([part, shape]) => once(part, () => printer.part(part, shape)))]
}

/**
 * Put a row in the place of the only reference to it: a definition would need one more element and three more
 * attributes.
 *
 * @returns Whether there is only one reference.
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

/** Definitions are sorted by name, so that their order does not depend on the order of pictures. */
const byName = (a: SharedPicture, b: SharedPicture): number => (a.name < b.name ? -1 : 1)

/** Add the parts that some shapes refer to. */
function addParts(parts: Map<string, Shape>, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    if (shape.part !== undefined) parts.set(shape.part, shape)
    if (shape.children) addParts(parts, shape.children)
  }
}
