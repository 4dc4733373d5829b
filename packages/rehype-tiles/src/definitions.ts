/**
 * Definitions: what the pictures of a page have in common, written once, and the references to it.
 *
 * Shared are the art of each face and the bodies of tiles side by side: a row of 14 bodies is one reference.
 */
import type {Element, ElementContent} from 'hast'
import {GAP, type Placed, type ResolvedArt, type Shape} from '@tehai/kernel/picture'
import {bodyElements, rimElements, tintedOf, tintElements} from './body.js'
import {element, type Attributes} from './element.js'
import {digest} from './digest.js'
import {groupsOf, ownTiles, type Group} from './groups.js'
import {moved, type DrawTiles, type Ink} from './ink.js'
import {placedAt, referenceElement, type Refer} from './references.js'
import {endOfRun} from './runs.js'
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

/** What tiles side by side share: their bodies or their rims. */
interface Layer {
  /** What the ids of a run begin with, by how its tiles lie: of a row, and of a column. */
  readonly names: Readonly<Record<Placed<string>['turn'], string>>
  readonly columns: Readonly<Record<Placed<string>['turn'], string>>
  readonly elements: (tiles: readonly Placed<string>[], art: ResolvedArt) => Element[]
}

const bodies: Layer = {
  names: {0: 'bodies-', '-90': 'lying-'},
  columns: {0: 'column-', '-90': 'lying-column-'},
  elements: bodyElements
}
const displayBodies = inDisplay(bodies, (tiles, art) => bodyElements(tiles, art, true))
const tints: Layer = {
  names: {0: 'tints-', '-90': 'lying-tints-'},
  columns: {0: 'tints-column-', '-90': 'lying-tints-column-'},
  elements: tintElements
}
const displayTints = inDisplay(tints, (tiles, art) => tintElements(tiles, art, true))
const rims: Layer = {
  names: {0: 'rims-', '-90': 'lying-rims-'},
  columns: {0: 'rims-column-', '-90': 'lying-rims-column-'},
  elements: rimElements
}

/** A layer of tiles that have their display pictures. */
function inDisplay({names, columns}: Layer, elements: Layer['elements']): Layer {
  const named = (ids: Layer['names']): Layer['names'] => ({
    0: `display-${ids[0]}`,
    '-90': `display-${ids[-90]}`
  })
  return {names: named(names), columns: named(columns), elements}
}

/** A picture, or a corner mark, that has been referred to. */
interface Referred {
  readonly name: string
  readonly href: string
  readonly shapes: readonly Shape[]
}

/** A run that has been referred to. */
interface Strip {
  readonly layer: Layer
  readonly tiles: readonly Placed<string>[]
}

/** Pictures of one name in a row or a column that have been referred to as one. */
interface PictureRun {
  readonly places: readonly Attributes[]
}

/** A row, or another part of pictures. */
interface Row {
  readonly children: readonly ElementContent[]
  /** How many rows it begins with, one in the other. */
  readonly depth: number
  /** What refers to it. */
  readonly references: Reference[]
}

/** A reference, and where it is. */
interface Reference {
  readonly node: ElementContent
  readonly x: number
  readonly y: number
}

/** Rows in rows: a browser copies each for every picture. */
const DEEPEST = 6

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
  const pictures = new Map<string, Referred>()
  const corners = new Map<string, Referred>()
  const strips = new Map<string, Strip>()
  const runs = new Map<string, PictureRun>()
  const rows = new Map<string, Row>()
  const names = new Map<string, string>()
  const referToRow = (drawn: ElementContent[], name: string, x: number, y: number): void => {
    const node = refer(`#${prefix}${name}`, x, y)
    drawn.push(node)
    rows.get(name)!.references.push({node, x, y})
  }
  /** A group becomes a row, after the longest of its beginnings that is one already. */
  const defineGroup = (group: Group, tiles: readonly Placed<string>[], draw: DrawTiles): void => {
    const {start, name, beginnings} = group
    const begun = beginnings.findLast(one => (rows.get(one.name)?.depth ?? DEEPEST) < DEEPEST)
    const children: ElementContent[] = []
    if (begun) referToRow(children, begun.name, 0, 0)
    draw(children, ownTiles(group, tiles).slice(begun ? begun.end - start : 0))
    rows.set(name, {children, depth: begun ? rows.get(begun.name)!.depth + 1 : 0, references: []})
  }
  const putStrips = (drawn: ElementContent[], layer: Layer, tiles: readonly Placed<string>[]) => {
    for (let start = 0; start < tiles.length;) {
      const first = tiles[start]!
      if (art.bodiless.includes(first.face)) {
        start++
        continue
      }
      const {x, y, turn} = first
      const row = endOfRow(tiles, start, art)
      const end = row > start + 1 ? row : endOfColumn(tiles, start, art)
      const name = (row > start + 1 || end === start + 1 ? layer.names : layer.columns)[turn] + (end - start)
      if (!strips.has(name)) {
        const run = tiles.slice(start, end).map(tile => ({...tile, x: tile.x - x, y: tile.y - y}))
        strips.set(name, {layer, tiles: run})
      }
      drawn.push(refer(`#${prefix}${name}`, x, y))
      start = end
    }
  }
  const know = (known: Map<string, Referred>, face: string, name: string, shapes: readonly Shape[] = []) => {
    const made = {name, href: `#${prefix}${name}`, shapes}
    known.set(face, made)
    return made
  }
  const put = (drawn: ElementContent[], {href, shapes}: Referred, x: number, y: number, turned: string) => {
    if (shapes.length === 0) return
    drawn.push(refer(href, x, y, turned))
  }
  const hasDisplayBody = art.displayBody !== art.body
  const hasDisplayTint = art.tint.displayBody !== art.tint.body
  const ink: Ink = {
    bodies(drawn, tiles, display) {
      putStrips(drawn, display && hasDisplayBody ? displayBodies : bodies, tiles)
      putStrips(drawn, display && hasDisplayTint ? displayTints : tints, tintedOf(tiles, art))
    },
    rims(drawn, tiles) {
      if (art.rim.length > 0) putStrips(drawn, rims, tiles)
    },
    art(drawn, name, x, y, turned) {
      put(drawn, pictures.get(name) ?? know(pictures, name, name, art.pictures[name]), x, y, turned)
    },
    joins: {
      endOfRun,
      run(drawn, name, tiles) {
        const {href, shapes} = pictures.get(name) ?? know(pictures, name, name, art.pictures[name])
        if (shapes.length === 0) return false
        const [{x, y}, second] = [tiles[0]!, tiles[1]!]
        const id = `${name}-${[tiles.length, second.x - x, second.y - y].join('-')}`
        if (!runs.has(id)) {
          runs.set(id, {places: tiles.map(tile => placedAt(href, tile.x - x, tile.y - y))})
        }
        drawn.push(refer(`#${prefix}${id}`, x, y))
        return true
      },
      groups(drawn, tiles, draw) {
        for (const group of groupsOf(tiles, art)) {
          const {x, y} = tiles[group.start]!
          if (!rows.has(group.name)) defineGroup(group, tiles, draw)
          referToRow(drawn, group.name, x, y)
        }
      },
      shared(drawn, key, x, y, make) {
        const known = names.get(key) ?? `part-${digest(key)}`
        names.set(key, known)
        if (!rows.has(known)) rows.set(known, {children: make(), depth: 0, references: []})
        referToRow(drawn, known, x, y)
      }
    },
    corner(drawn, face, x, y, turned) {
      const known = corners.get(face) ?? know(corners, face, `corner-${face}`, art.corners?.[face])
      put(drawn, known, x, y, turned)
    }
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
    ink,
    element(isLast = false) {
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

/** The end of a row of neighbouring tiles that have a body, the same orientation, and one pitch between them. */
function endOfRow(tiles: readonly Placed<string>[], start: number, art: ResolvedArt): number {
  let end = start + 1
  for (; end < tiles.length; end++) {
    const last = tiles[end - 1]!
    const tile = tiles[end]!
    const joins =
      tile.turn === 0 && last.turn === 0 && tile.y === last.y && tile.x - last.x === art.width + GAP
    if (!joins || art.bodiless.includes(tile.face)) break
  }
  return end
}

/** The end of a run of tiles one below the other, as on boards, of one orientation and one pitch. */
function endOfColumn(tiles: readonly Placed<string>[], start: number, art: ResolvedArt): number {
  const {x, turn} = tiles[start]!
  const pitch = (turn === 0 ? art.height : art.width) + GAP
  let end = start + 1
  for (; end < tiles.length; end++) {
    const tile = tiles[end]!
    const joins = tile.turn === turn && tile.x === x && tile.y - tiles[end - 1]!.y === pitch
    if (!joins || art.bodiless.includes(tile.face)) break
  }
  return end
}
