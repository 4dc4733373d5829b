/**
 * Ink: how bodies and art reach a picture, written out or by reference. Two kinds stand behind one interface.
 */
import type {ElementContent} from 'hast'
import type {Art, Placed, Shape} from '@tehai/core/layout'
import {bodyElements, rimElements} from './body.js'
import {element} from './element.js'
import {shapeElement} from './shape.js'

export interface Ink {
  /** The bodies under some tiles. */
  readonly bodies: (tiles: readonly Placed<string>[]) => ElementContent[]
  /** The rims over the art of some tiles; empty where the art has none. */
  readonly rims: (tiles: readonly Placed<string>[]) => ElementContent[]
  /**
   * The art of a face with its top left corner at a place.
   *
   * @param turned
   *   What to append to the `transform` of art that lies; empty for art that stands.
   */
  readonly art: DrawFace
  /** The sign in the corner of a face, in the same way; empty where the art has none. */
  readonly corner: DrawFace
}

type DrawFace = (face: string, x: number, y: number, turned: string) => ElementContent[]

/** `transform` that moves to a place; empty for the origin. */
export function moved(x: number, y: number): string {
  if (y !== 0) return `translate(${x} ${y})`
  return x === 0 ? '' : `translate(${x})`
}

/** The ink that writes out all shapes, so that each picture is complete in itself. */
export function inlineInk(art: Art<string, string>): Ink {
  const place = (shapes: readonly Shape[], transform: string): ElementContent[] => {
    const elements = shapes.map(shape => shapeElement(shape, art.palette))
    if (elements.length === 0 || transform === '') return elements
    if (elements.length > 1 || elements[0]!.properties.transform !== undefined) {
      return [element('g', {transform}, elements)]
    }
    elements[0]!.properties.transform = transform
    return elements
  }
  return {
    bodies: tiles => bodyElements(tiles, art),
    rims: tiles => rimElements(tiles, art),
    art: (face, x, y, turned) => place(art.faces[face] ?? [], moved(x, y) + turned),
    corner: (face, x, y, turned) => place(art.corners?.[face] ?? [], moved(x, y) + turned)
  }
}
