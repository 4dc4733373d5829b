/**
 * Pictures: a layout and an art become the elements inside one `<svg>`.
 *
 * Game-agnostic: a face is any string. Bodies of all plain tiles are merged; what is dimmed or called away is drawn
 * by itself. Nothing has an id, a style attribute or a gradient.
 */
import {append} from '@tehai/kernel/source'
import type {ElementContent} from 'hast'
import type {Layout, Placed, ResolvedArt} from '@tehai/kernel/picture'
import {outlines} from './body.js'
import {element, type Attributes} from './element.js'
import type {Ink, Joins} from './ink.js'
import {barsElement, bracketElement, textElement, vacancyElement} from './marks.js'
import {allOutlines, briefOutlines, lastingOutlines, overlays} from './overlays.js'

/** What depends on how large a picture is. */
export interface SizeOptions {
  /** Whether tiles are so small that marks in their corners help (default: `false`). */
  readonly corners?: boolean | undefined
  /** Whether tiles are so large that they have their display pictures (default: `false`). */
  readonly display?: boolean | undefined
  /**
   * Whether tiles that lie side by side are drawn as one where pictures share what they have in common (default:
   * `false`): boards of one round have most of their rows alike.
   */
  readonly grouped?: boolean | undefined
}

const textSize: SizeOptions = {}

/** Draw a layout. */
export function pictureChildren(
  layout: Layout<string>,
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions = textSize
): ElementContent[] {
  const {tiles, texts, vacancies, brackets = [], bars = []} = layout
  const children: ElementContent[] = []
  const {joins} = ink
  if (size.grouped === true && joins !== null) putGroups(children, tiles, art, ink, size, joins)
  else putSingly(children, tiles, art, ink, size)
  for (const vacancy of vacancies) children.push(vacancyElement(vacancy))
  if (bars.length > 0) children.push(barsElement(bars))
  for (const bracket of brackets) children.push(bracketElement(bracket))
  for (const placed of texts) children.push(textElement(placed))
  return children
}

/** Tiles of a picture that shares nothing but art and bodies with others. */
function putSingly(
  drawn: ElementContent[],
  tiles: readonly Placed<string>[],
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions
): void {
  const apart = tiles.filter(isApart)
  const plain = apart.length === 0 ? tiles : tiles.filter(tile => !isApart(tile))
  // Only an edge of a tile behind another is visible: its art would be taken for part of the other.
  for (const tile of apart) {
    if (tile.states.includes('behind')) ink.bodies(drawn, [tile], size.display === true)
  }
  putEach(drawn, plain, art, ink, size)
  if (apart.length > 0) putApart(drawn, apart, art, ink, size)
  if (tiles.some(({states}) => states.length > 0)) append(drawn, overlays(tiles, art, allOutlines))
}

const isApart = ({states}: Placed<string>): boolean =>
  states.length > 0 && (states.includes('dim') || states.includes('called') || states.includes('behind'))

/**
 * Tiles of a board, each group as one. What stays with a discard, that it was called or not chosen from the hand, is part of
 * its group, as the next boards have it as well; the ring of the last one is of this board alone.
 */
function putGroups(
  drawn: ElementContent[],
  tiles: readonly Placed<string>[],
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions,
  joins: Joins
): void {
  const put = (list: ElementContent[], group: readonly Placed<string>[]): void => {
    const called = group.filter(isCalled)
    const others = called.length === 0 ? group : group.filter(tile => !isCalled(tile))
    putEach(list, others, art, ink, size)
    putOutlines(list, others)
    // Each one that was called is a group of its own, which other rows have as well.
    for (const tile of called) {
      if (group.length > 1 || tile.x !== 0 || tile.y !== 0) joins.groups(list, [tile], put)
      else {
        putApart(list, called, art, ink, size)
        putOutlines(list, called)
      }
    }
  }
  const putOutlines = (list: ElementContent[], some: readonly Placed<string>[]): void => {
    if (some.some(({states}) => states.length > 0)) append(list, overlays(some, art, lastingOutlines))
  }
  joins.groups(drawn, tiles, put)
  if (tiles.some(({states}) => states.length > 0)) append(drawn, overlays(tiles, art, briefOutlines))
}

const isCalled = ({states}: Placed<string>): boolean => states.length > 0 && states.includes('called')

/** Bodies, art and rims of tiles. */
function putEach(
  drawn: ElementContent[],
  tiles: readonly Placed<string>[],
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions
): void {
  ink.bodies(drawn, tiles, size.display === true)
  putAll(drawn, tiles, art, ink, size)
  ink.rims(drawn, tiles)
}

function putAll(
  drawn: ElementContent[],
  tiles: readonly Placed<string>[],
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions
): void {
  const {joins} = ink
  for (let start = 0; start < tiles.length;) {
    const end = joins ? joins.endOfRun(tiles, start) : start + 1
    const name = end - start > 1 ? runName(tiles[start]!, art, size) : undefined
    if (name === undefined || !joins!.run(drawn, name, tiles.slice(start, end))) {
      for (let index = start; index < end; index++) putArt(drawn, tiles[index]!, art, ink, size)
    }
    start = end
  }
}

/** The name of the picture that all tiles of a run have; `undefined` where each is drawn by itself. */
function runName(
  {face, turn}: Placed<string>,
  art: ResolvedArt,
  {corners = false, display = false}: SizeOptions
): string | undefined {
  const hasOwnPicture = (corners && art.corners) || (display && art.displayNames?.has(face))
  return hasOwnPicture ? undefined : turn === 0 ? face : art.lyingNames?.get(face)
}

function putArt(
  drawn: ElementContent[],
  {x, y, turn, face}: Placed<string>,
  art: ResolvedArt,
  ink: Ink,
  {corners = false, display = false}: SizeOptions
): void {
  const own = turn === 0 ? undefined : art.lyingNames?.get(face)
  const turned = turn === 0 || own !== undefined ? '' : art.lyingTransform
  const large = display ? art.displayNames?.get(face) : undefined
  // A set may lack flowers, and an empty tile in their place would be 白.
  const known = art.pictures[face] ? face : 'unknown'
  ink.art(drawn, own ?? large ?? known, x, y, turned)
  if (corners && art.corners) ink.corner(drawn, face, x, y, turned)
}

/** Tiles that are faint as a whole; those that were called away have a dashed edge, so that they are not taken for shaded. */
function putApart(
  drawn: ElementContent[],
  apart: readonly Placed<string>[],
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions
): void {
  const putFaint = (tiles: readonly Placed<string>[], opacity: number): void => {
    if (tiles.length === 0) return
    const children: ElementContent[] = []
    putEach(children, tiles, art, ink, size)
    drawn.push(element('g', {opacity}, children))
  }
  const before = apart.filter(({states}) => !states.includes('behind'))
  const called = before.filter(isCalled)
  putFaint(
    before.filter(tile => !isCalled(tile)),
    DIM_OPACITY
  )
  putFaint(called, CALLED_OPACITY)
  if (called.length > 0) drawn.push(element('path', {d: outlines(called, art.body[0]!), ...dashes}))
}

const DIM_OPACITY = 0.38
/** On white and on black pages alike the tile can be read, and is not taken for one that lies there. */
const CALLED_OPACITY = 0.55

/** The pen of the edge of a tile that was called away. */
const dashes: Attributes = {
  fill: 'none',
  stroke: 'currentColor',
  strokeOpacity: 0.9,
  strokeWidth: 16,
  strokeDashArray: ['36', '24']
}
