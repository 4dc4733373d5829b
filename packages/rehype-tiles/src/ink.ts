/**
 * Ink: how bodies and art reach a picture, written out or by reference. Two kinds stand behind one interface.
 */
import type {ElementContent} from 'hast'
import type {Art, Placed} from '@tehai/core/layout'
import {bodyElements} from './body.js'
import {element} from './element.js'
import {shapeElement} from './shape.js'

export interface Ink {
  /** The bodies under some tiles. */
  readonly bodies: (tiles: readonly Placed<string>[]) => ElementContent[]
  /**
   * The art of a face with its top left corner at a place.
   *
   * @param turned
   *   What to append to the `transform` of art that lies; empty for art that stands.
   */
  readonly art: (face: string, x: number, y: number, turned: string) => ElementContent[]
}

/** `transform` that moves to a place; empty for the origin. */
export function moved(x: number, y: number): string {
  if (y !== 0) return `translate(${x} ${y})`
  return x === 0 ? '' : `translate(${x})`
}

/** The ink that writes out all shapes, so that each picture is complete in itself. */
export function inlineInk(art: Art<string>): Ink {
  return {
    bodies: tiles => bodyElements(tiles, art),
    art(face, x, y, turned) {
      const transform = moved(x, y) + turned
      const shapes = (art.faces[face] ?? []).map(shape => shapeElement(shape, art.palette))
      if (shapes.length === 0 || transform === '') return shapes
      if (shapes.length > 1 || shapes[0]!.properties.transform !== undefined) {
        return [element('g', {transform}, shapes)]
      }
      shapes[0]!.properties.transform = transform
      return shapes
    }
  }
}
