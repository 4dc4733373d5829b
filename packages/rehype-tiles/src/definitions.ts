/**
 * Definitions: what the pictures of a page have in common, written once, and the references to it.
 *
 * Common are the art of each face and the bodies of tiles that stand side by side: a row of 14 bodies is one reference.
 */
import type {Element, ElementContent} from 'hast'
import {GAP, type Art, type Placed} from '@tehai/core/layout'
import {bodyElements} from './body.js'
import {element, type Attributes} from './element.js'
import {moved, type Ink} from './ink.js'
import {shapeElement} from './shape.js'

/** The definitions that a document has referred to so far. */
export interface Definitions {
  readonly ink: Ink
  /** The element that holds the definitions, to stand before the first reference; `null` where none was made. */
  readonly element: () => Element | null
}

/**
 * Start a page's definitions.
 *
 * @param prefix
 *   What the ids begin with. Two documents of one page may use the same: they then define the same pictures.
 */
export function makeDefinitions(art: Art<string>, prefix: string): Definitions {
  const faces = new Set<string>()
  const strips = new Map<string, readonly Placed<string>[]>()
  const ink: Ink = {
    bodies(tiles) {
      const references: ElementContent[] = []
      for (const run of runsOf(tiles, art)) {
        const {x, y, turn} = run[0]!
        const name = (turn === 0 ? 'bodies-' : 'lying-') + run.length
        if (!strips.has(name))
          strips.set(
            name,
            run.map(tile => ({...tile, x: tile.x - x, y: 0}))
          )
        references.push(element('use', at(`#${prefix}${name}`, x, y)))
      }
      return references
    },
    art(face, x, y, turned) {
      if ((art.faces[face] ?? []).length === 0) return []
      faces.add(face)
      const href = `#${prefix}${face}`
      return [element('use', turned === '' ? at(href, x, y) : {href, transform: moved(x, y) + turned})]
    }
  }
  const define = (name: string, shapes: Element[]): Element => {
    const names = {id: prefix + name, className: ['mahjong-art']}
    const [only] = shapes
    if (shapes.length > 1 || !only) return element('g', names, shapes)
    return {...only, properties: {...names, ...only.properties}}
  }
  return {
    ink,
    element() {
      if (faces.size === 0 && strips.size === 0) return null
      const groups = [...strips].map(([name, tiles]) => define(name, bodyElements(tiles, art)))
      for (const face of [...faces].sort()) {
        groups.push(
          define(
            face,
            art.faces[face]!.map(shape => shapeElement(shape, art.palette))
          )
        )
      }
      // Not `display: none` and not `hidden`: its definitions must stay paintable everywhere.
      return element('svg', {width: 0, height: 0, ariaHidden: 'true', className: ['mahjong-defs']}, [
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
function runsOf(tiles: readonly Placed<string>[], art: Art<string>): Placed<string>[][] {
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
