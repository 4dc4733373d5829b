/**
 * Ink: how bodies and art reach a picture, written out or by reference. Both kinds have one interface.
 *
 * Ink appends what it draws to a list: a page has thousands of tiles, and a list for each tile would be discarded.
 */
import {append} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import type {PlacedPicture, ResolvedArt, Shape} from '@tehai/kernel/picture'
import {bodyElements, rimElements, tintElements} from './body.js'
import {element} from '../hast/element.js'
import {shapeElement} from './shape.js'

export interface Ink {
  /**
   * The bodies under some tiles.
   *
   * @param display
   *   Whether the tiles have their display pictures.
   */
  readonly bodies: (
    drawn: ElementContent[],
    tiles: readonly PlacedPicture<string>[],
    display: boolean
  ) => void
  /** The rims over the art of some tiles; nothing where the art has none. */
  readonly rims: (drawn: ElementContent[], tiles: readonly PlacedPicture<string>[]) => void
  /**
   * A picture of the art, by its name, with its top left corner at a place.
   *
   * @param turned
   *   What to append to the `transform` of turned art; empty for upright art.
   */
  readonly art: DrawPicture
  /** How it draws several tiles as one; `null` for ink that writes out shapes, which has no advantage from that. */
  readonly joins: Joins | null
  /** The mark in the corner of a face, in the same way; nothing if the art has none. */
  readonly corner: DrawPicture
}

/** What ink by reference draws as one. The ends of runs are exclusive indices. */
export interface Joins {
  /** The end of a run: pictures of one face at one distance from each other, such as a hand that is face down. */
  readonly endOfRun: (tiles: readonly PlacedPicture<string>[], start: number) => number
  /**
   * Draw a run of pictures of one name, all of them upright.
   *
   * @returns Whether it has drawn them.
   */
  readonly run: (drawn: ElementContent[], name: string, tiles: readonly PlacedPicture<string>[]) => boolean
  /**
   * Draw tiles as groups: those that touch, to which other pictures may refer as well.
   *
   * @param draw
   *   Draws the tiles of a group, for the first picture that has it.
   */
  readonly groups: (drawn: ElementContent[], tiles: readonly PlacedPicture<string>[], draw: DrawTiles) => void
  /**
   * Draw elements to which other pictures may refer as well.
   *
   * @param key
   *   Equal for equal elements only.
   * @param make
   *   Makes the elements at the origin, for the first picture that has them.
   */
  readonly shared: (drawn: ElementContent[], key: string, x: number, y: number, make: () => Element[]) => void
}

export type DrawTiles = (drawn: ElementContent[], tiles: readonly PlacedPicture<string>[]) => void

type DrawPicture = (drawn: ElementContent[], name: string, x: number, y: number, turned: string) => void

/** `transform` that moves to a place; empty for the origin. */
export function moved(x: number, y: number): string {
  if (y !== 0) return `translate(${x} ${y})`
  return x === 0 ? '' : `translate(${x})`
}

/** The ink that writes out all shapes, so that each picture is complete in itself. */
export function inlineInk(art: ResolvedArt): Ink {
  const place = (drawn: ElementContent[], shapes: readonly Shape[], transform: string) => {
    const elements = shapes.map(shape => shapeElement(shape, art.palette))
    if (elements.length === 0 || transform === '') append(drawn, elements)
    else if (elements.length > 1 || elements[0]!.properties.transform !== undefined) {
      drawn.push(element('g', {transform}, elements))
    } else {
      elements[0]!.properties.transform = transform
      drawn.push(elements[0]!)
    }
  }
  return {
    bodies(drawn, tiles, display) {
      append(drawn, bodyElements(tiles, art, display))
      append(drawn, tintElements(tiles, art, display))
    },
    rims: (drawn, tiles) => append(drawn, rimElements(tiles, art)),
    art: (drawn, name, x, y, turned) => place(drawn, art.pictures[name] ?? [], moved(x, y) + turned),
    joins: null,
    corner: (drawn, face, x, y, turned) => place(drawn, art.corners?.[face] ?? [], moved(x, y) + turned)
  }
}
