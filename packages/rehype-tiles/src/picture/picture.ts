/**
 * Pictures: a layout and an art become the elements inside one `<svg>`.
 *
 * Game-agnostic: a face is any string. Bodies of all plain tiles are merged; tiles that are dimmed or called away are
 * drawn separately. Nothing has an id, a style attribute or a gradient.
 */
import {append} from '@tehai/kernel/source'
import type {ElementContent} from 'hast'
import type {Layout, PlacedPicture, ResolvedArt} from '@tehai/kernel/picture'
import {outlines} from '../ink/body.js'
import {element, type Attributes} from '../hast/element.js'
import type {Ink, Joins} from '../ink/ink.js'
import {barsElement, bracketElement, textElement, vacancyElement} from './marks.js'
import {allOutlines, briefOutlines, lastingOutlines, overlays} from './overlays.js'

/** What depends on the size of a picture. */
export interface SizeOptions {
  /** Whether tiles are so small that marks in their corners help (default: `false`). */
  readonly corners?: boolean | undefined
  /** Whether tiles are so large that they have their display pictures (default: `false`). */
  readonly display?: boolean | undefined
  /**
   * Whether tiles side by side are drawn as one if pictures share what they have in common (default: `false`). Boards
   * of one round have most of their rows in common.
   */
  readonly grouped?: boolean | undefined
}

const textSize: SizeOptions = {}

/** What tiles are drawn with. */
interface Pen extends SizeOptions {
  readonly art: ResolvedArt
  readonly ink: Ink
}

/** Draw a layout. */
export function pictureChildren(
  layout: Layout<string>,
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions = textSize
): ElementContent[] {
  const {tiles, texts, vacancies, brackets = [], bars = []} = layout
  const children: ElementContent[] = []
  const pen: Pen = {...size, art, ink}
  if (size.grouped === true && ink.joins !== null) putGroups(children, tiles, pen, ink.joins)
  else putSingly(children, tiles, pen)
  for (const vacancy of vacancies) children.push(vacancyElement(vacancy))
  if (bars.length > 0) children.push(barsElement(bars))
  for (const bracket of brackets) children.push(bracketElement(bracket))
  for (const placed of texts) children.push(textElement(placed))
  return children
}

/** Tiles of a picture that shares only art and bodies with others. */
function putSingly(drawn: ElementContent[], tiles: readonly PlacedPicture<string>[], pen: Pen): void {
  const apart = tiles.filter(isApart)
  const plain = apart.length === 0 ? tiles : tiles.filter(tile => !isApart(tile))
  // Only an edge of a tile behind another is visible: its art would be taken for part of the other.
  for (const tile of apart) {
    if (tile.states.includes('behind')) pen.ink.bodies(drawn, [tile], pen.display === true)
  }
  putEach(drawn, plain, pen)
  if (apart.length > 0) putApart(drawn, apart, pen)
  if (tiles.some(({states}) => states.length > 0)) append(drawn, overlays(tiles, pen.art, allOutlines))
}

const isApart = ({states}: PlacedPicture<string>): boolean =>
  states.length > 0 && (states.includes('dim') || states.includes('called') || states.includes('behind'))

/**
 * Tiles of a board, each group as one. That a discard was called, or was not chosen from the hand, is part of its
 * group, since later boards show it as well; the ring of the last discard is only on this board.
 */
function putGroups(
  drawn: ElementContent[],
  tiles: readonly PlacedPicture<string>[],
  pen: Pen,
  joins: Joins
): void {
  const put = (list: ElementContent[], group: readonly PlacedPicture<string>[]): void => {
    const called = group.filter(isCalled)
    const others = called.length === 0 ? group : group.filter(tile => !isCalled(tile))
    putEach(list, others, pen)
    putOutlines(list, others)
    // Each called tile is a group of its own, since other rows have it as well.
    for (const tile of called) {
      if (group.length > 1 || tile.x !== 0 || tile.y !== 0) joins.groups(list, [tile], put)
      else {
        putApart(list, called, pen)
        putOutlines(list, called)
      }
    }
  }
  const putOutlines = (list: ElementContent[], some: readonly PlacedPicture<string>[]): void => {
    if (some.some(({states}) => states.length > 0)) append(list, overlays(some, pen.art, lastingOutlines))
  }
  joins.groups(drawn, tiles, put)
  if (tiles.some(({states}) => states.length > 0)) append(drawn, overlays(tiles, pen.art, briefOutlines))
}

const isCalled = ({states}: PlacedPicture<string>): boolean => states.length > 0 && states.includes('called')

/** Bodies, art and rims of tiles. */
function putEach(drawn: ElementContent[], tiles: readonly PlacedPicture<string>[], pen: Pen): void {
  pen.ink.bodies(drawn, tiles, pen.display === true)
  putAll(drawn, tiles, pen)
  pen.ink.rims(drawn, tiles)
}

function putAll(drawn: ElementContent[], tiles: readonly PlacedPicture<string>[], pen: Pen): void {
  const {joins} = pen.ink
  for (let start = 0; start < tiles.length;) {
    const end = joins ? joins.endOfRun(tiles, start) : start + 1
    const name = end - start > 1 ? runName(tiles[start]!, pen) : undefined
    if (name === undefined || !joins!.run(drawn, name, tiles.slice(start, end))) {
      for (let index = start; index < end; index++) putArt(drawn, tiles[index]!, pen)
    }
    start = end
  }
}

/** The name of the picture that all tiles of a run have; `undefined` if each tile is drawn by itself. */
function runName(
  {face, turn}: PlacedPicture<string>,
  {art, corners = false, display = false}: Pen
): string | undefined {
  const hasOwnPicture = (corners && art.corners) || (display && art.displayNames?.has(face))
  return hasOwnPicture ? undefined : turn === 0 ? face : art.lyingNames?.get(face)
}

function putArt(
  drawn: ElementContent[],
  {x, y, turn, face}: PlacedPicture<string>,
  {art, ink, corners = false, display = false}: Pen
): void {
  const own = turn === 0 ? undefined : art.lyingNames?.get(face)
  const turned = turn === 0 || own !== undefined ? '' : art.lyingTransform
  const large = display ? art.displayNames?.get(face) : undefined
  // A set may lack flowers, and an empty tile in their place would be read as 白.
  const known = art.pictures[face] ? face : 'unknown'
  ink.art(drawn, own ?? large ?? known, x, y, turned)
  if (corners && art.corners) ink.corner(drawn, face, x, y, turned)
}

/**
 * Tiles that are faint as a whole. Those that were called away have a dashed edge, so that they are not mistaken for
 * dimmed ones.
 */
function putApart(drawn: ElementContent[], apart: readonly PlacedPicture<string>[], pen: Pen): void {
  const putFaint = (tiles: readonly PlacedPicture<string>[], opacity: number): void => {
    if (tiles.length === 0) return
    const children: ElementContent[] = []
    putEach(children, tiles, pen)
    drawn.push(element('g', {opacity}, children))
  }
  const before = apart.filter(({states}) => !states.includes('behind'))
  const called = before.filter(isCalled)
  putFaint(
    before.filter(tile => !isCalled(tile)),
    DIM_OPACITY
  )
  putFaint(called, CALLED_OPACITY)
  if (called.length > 0) drawn.push(element('path', {d: outlines(called, pen.art.body[0]!), ...dashes}))
}

const DIM_OPACITY = 0.38
/** With this opacity the tile can be read on white and on black pages, and is not mistaken for a tile that is there. */
const CALLED_OPACITY = 0.55

/** The pen of the edge of a tile that was called away. */
const dashes: Attributes = {
  fill: 'none',
  stroke: 'currentColor',
  strokeOpacity: 0.9,
  strokeWidth: 16,
  strokeDashArray: ['36', '24']
}
