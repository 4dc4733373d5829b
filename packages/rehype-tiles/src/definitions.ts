/**
 * Definitions: what the pictures of a page have in common, written once, and the references to it.
 *
 * Common are the art of each face and the bodies of tiles that stand side by side: a row of 14 bodies is one reference.
 */
import type {Element, ElementContent} from 'hast'
import {GAP, type Art, type Placed, type Shape} from '@tehai/core/layout'
import {bodyElements, rimElements} from './body.js'
import {element, type Attributes} from './element.js'
import {moved, type Ink} from './ink.js'
import {shapeElement} from './shape.js'

/** The definitions that a document has referred to so far. */
export interface Definitions {
  readonly ink: Ink
  /** The element that holds the definitions, to stand before the first reference; `null` where none was made. */
  readonly element: () => Element | null
}

/** What tiles side by side have alike: their bodies or their rims. */
interface Layer {
  /** What the ids of a run begin with, by how its tiles lie. */
  readonly names: Readonly<Record<Placed<string>['turn'], string>>
  readonly elements: (tiles: readonly Placed<string>[], art: Art<string, string>) => Element[]
}

const bodies: Layer = {names: {0: 'bodies-', '-90': 'lying-'}, elements: bodyElements}
const rims: Layer = {names: {0: 'rims-', '-90': 'lying-rims-'}, elements: rimElements}

/** A run that has been referred to. */
interface Strip {
  readonly layer: Layer
  readonly tiles: readonly Placed<string>[]
}

/**
 * Start a page's definitions.
 *
 * @param prefix
 *   What the ids begin with. Two documents of one page may use the same: they then define the same pictures.
 * @param id
 *   What the classes begin with: the id of the game (default: `mahjong`).
 */
export function makeDefinitions(art: Art<string, string>, prefix: string, id = 'mahjong'): Definitions {
  const faces = new Map<string, readonly Shape[]>()
  const strips = new Map<string, Strip>()
  const strip = (layer: Layer, tiles: readonly Placed<string>[]): ElementContent[] =>
    runsOf(tiles, art).map(run => {
      const {x, y, turn} = run[0]!
      const name = layer.names[turn] + run.length
      if (!strips.has(name))
        strips.set(name, {layer, tiles: run.map(tile => ({...tile, x: tile.x - x, y: 0}))})
      return element('use', at(`#${prefix}${name}`, x, y))
    })
  const refer = (
    name: string,
    shapes: readonly Shape[],
    x: number,
    y: number,
    turned: string
  ): ElementContent[] => {
    if (shapes.length === 0) return []
    faces.set(name, shapes)
    const href = `#${prefix}${name}`
    return [element('use', turned === '' ? at(href, x, y) : {href, transform: moved(x, y) + turned})]
  }
  const ink: Ink = {
    bodies: tiles => strip(bodies, tiles),
    rims: tiles => (art.rim ? strip(rims, tiles) : []),
    art: (face, x, y, turned) => refer(face, art.faces[face] ?? [], x, y, turned),
    corner: (face, x, y, turned) => refer(`corner-${face}`, art.corners?.[face] ?? [], x, y, turned)
  }
  const define = (name: string, shapes: Element[]): Element => {
    const names = {id: prefix + name, className: [`${id}-art`]}
    const [only] = shapes
    if (shapes.length > 1 || !only) return element('g', names, shapes)
    return {...only, properties: {...names, ...only.properties}}
  }
  return {
    ink,
    element() {
      if (faces.size === 0 && strips.size === 0) return null
      const groups = [...strips].map(([name, {layer, tiles}]) => define(name, layer.elements(tiles, art)))
      for (const [name, shapes] of [...faces].sort(([a], [b]) => (a < b ? -1 : 1))) {
        groups.push(
          define(
            name,
            shapes.map(shape => shapeElement(shape, art.palette))
          )
        )
      }
      // Not `display: none` and not `hidden`: its definitions must stay paintable everywhere.
      return element('svg', {width: 0, height: 0, ariaHidden: 'true', className: [`${id}-defs`]}, [
        element('defs', {}, groups)
      ])
    }
  }
}

function at(href: string, x: number, y: number): Attributes {
  const properties: Attributes = {href}
  if (x !== 0) properties.x = x
  if (y !== 0) properties.y = y
  return properties
}

/** Tiles with a body, in runs of neighbours that stand or lie alike, one pitch apart. */
function runsOf(tiles: readonly Placed<string>[], art: Art<string, string>): Placed<string>[][] {
  const runs: Placed<string>[][] = []
  let last: Placed<string> | undefined
  for (const tile of tiles) {
    if (art.bodiless.includes(tile.face)) continue
    const joins =
      last && tile.turn === 0 && last.turn === 0 && tile.y === last.y && tile.x - last.x === art.width + GAP
    if (joins) runs.at(-1)!.push(tile)
    else runs.push([tile])
    last = tile
  }
  return runs
}
