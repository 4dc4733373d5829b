/**
 * Pictures: a layout and an art become the elements inside one `<svg>`.
 *
 * Game-agnostic: a face is any string. Bodies of all plain tiles are merged; what is dimmed or called away is drawn
 * by itself. Nothing has an id, a style attribute or a gradient.
 */
import {append} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import type {
  Bar,
  Bracket,
  Layout,
  Placed,
  PlacedText,
  ResolvedArt,
  State,
  Vacancy
} from '@tehai/kernel/picture'
import {outlines} from './body.js'
import {element, text, type Attributes} from './element.js'
import type {Ink, Joins} from './ink.js'

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
  // Of a tile behind another only an edge is seen: its art would be read together with that of the other.
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

/** How thick a ring is: it lies on the edge of the body and covers nothing that is drawn on the face. */
const RING = 16

/** States that are drawn as an outline over the tiles. */
type Outline = Extract<State, 'tsumogiri' | 'ring' | 'dora'>

const lastingOutlines: readonly Outline[] = ['tsumogiri']
const briefOutlines: readonly Outline[] = ['ring', 'dora']
const allOutlines: readonly Outline[] = [...lastingOutlines, ...briefOutlines]

const pens: Readonly<Record<Outline, (art: ResolvedArt) => Attributes>> = {
  tsumogiri: () => ({fillOpacity: 0.28}),
  ring: ({roles}) => ({fill: 'none', stroke: roles.ring, strokeWidth: RING}),
  dora: ({roles}) => ({fill: 'none', stroke: roles.dora, strokeWidth: RING})
}

function overlays(
  tiles: readonly Placed<string>[],
  art: ResolvedArt,
  wanted: readonly Outline[]
): readonly Element[] {
  return wanted.flatMap(state => {
    const found = tiles.filter(({states}) => states.includes(state))
    if (found.length === 0) return []
    const outline = element('path', {d: outlines(found, art.body[0]!), ...pens[state](art)})
    if (state !== 'dora') return [outline]
    // The mark that needs no colour: a small triangle above the tile.
    const marks = found.map(tile => doraMark(tile, art)).join('')
    return [outline, element('path', {d: marks, fill: art.roles.dora})]
  })
}

function doraMark({x, y, turn}: Placed<string>, art: ResolvedArt): string {
  return `M${x + (turn === 0 ? art.width : art.height) / 2 - 36} ${y - 48}h72l-36 40z`
}

/** An empty place as a dashed outline; one without height as three dots on its line. */
function vacancyElement({x, y, width, height}: Vacancy): Element {
  const pen = {fill: 'none', stroke: 'currentColor', strokeLinecap: 'round'}
  if (height === 0) {
    const dots = [0.2, 0.5, 0.8].map(at => `M${Math.round(x + width * at)} ${y}h0`).join('')
    return element('path', {...pen, d: dots, strokeWidth: 44, strokeOpacity: 0.6})
  }
  const d = `M${x + 42} ${y + 8}h${width - 84}q34 0 34 34v${height - 84}q0 34-34 34h-${width - 84}q-34 0-34-34v-${height - 84}q0-34 34-34z`
  return element('path', {...pen, d, strokeWidth: 12, strokeDashArray: ['30', '26'], strokeOpacity: 0.5})
}

function barsElement(bars: readonly Bar[]): Element {
  const d = bars.map(({x, y, width, height}) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
  return element('path', {d, fill: 'currentColor', fillOpacity: 0.55})
}

/** How far the ends of a bracket are above its line. */
const BRACKET_ENDS = 40

function bracketElement({x, y, width}: Bracket): Element {
  const d = `M${x + 16} ${y}v${BRACKET_ENDS}h${width - 32}v-${BRACKET_ENDS}`
  return element('path', {d, fill: 'none', stroke: 'currentColor', strokeWidth: 12, strokeOpacity: 0.7})
}

function textElement({x, y, size, text: words}: PlacedText): Element {
  return element('text', {x, y, fontSize: size, textAnchor: 'middle', fill: 'currentColor'}, [text(words)])
}
