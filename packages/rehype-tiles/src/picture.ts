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
import type {Ink} from './ink.js'

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
  const apart = tiles.filter(isApart)
  const plain = apart.length === 0 ? tiles : tiles.filter(tile => !isApart(tile))
  const children: ElementContent[] = []
  // Of a tile behind another only an edge is seen: its art would be read together with that of the other.
  for (const tile of apart) {
    if (tile.states.includes('behind')) ink.bodies(children, [tile], size.display === true)
  }
  putTiles(children, plain, art, ink, size)
  if (apart.length > 0) append(children, drawApart(apart, art, ink, size))
  if (tiles.some(({states}) => states.length > 0)) append(children, overlays(tiles, art))
  for (const vacancy of vacancies) children.push(vacancyElement(vacancy))
  if (bars.length > 0) children.push(barsElement(bars))
  for (const bracket of brackets) children.push(bracketElement(bracket))
  for (const placed of texts) children.push(textElement(placed))
  return children
}

const isApart = ({states}: Placed<string>): boolean =>
  states.length > 0 && (states.includes('dim') || states.includes('called') || states.includes('behind'))

/** Bodies, art and rims of tiles. */
function putTiles(
  drawn: ElementContent[],
  tiles: readonly Placed<string>[],
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions
): void {
  const {joins} = ink
  if (size.grouped !== true || joins === null) {
    putEach(drawn, tiles, art, ink, size)
    return
  }
  const put = (list: ElementContent[], some: readonly Placed<string>[]): void =>
    putEach(list, some, art, ink, size)
  for (let start = 0; start < tiles.length;) start = joins.group(drawn, tiles, start, put)
}

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
function drawApart(
  apart: readonly Placed<string>[],
  art: ResolvedArt,
  ink: Ink,
  size: SizeOptions
): readonly ElementContent[] {
  const faint = (tiles: readonly Placed<string>[], opacity: number): readonly ElementContent[] => {
    if (tiles.length === 0) return []
    const children: ElementContent[] = []
    putTiles(children, tiles, art, ink, size)
    return [element('g', {opacity}, children)]
  }
  const before = apart.filter(({states}) => !states.includes('behind'))
  const called = before.filter(({states}) => states.includes('called'))
  const dim = before.filter(({states}) => !states.includes('called'))
  const edges = called.length === 0 ? [] : [element('path', {d: outlines(called, art.body[0]!), ...dashes})]
  return [...faint(dim, DIM_OPACITY), ...faint(called, CALLED_OPACITY), ...edges]
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

function overlays(tiles: readonly Placed<string>[], art: ResolvedArt): Element[] {
  const elements: Element[] = []
  const outlined = (state: State, pen: Attributes): readonly Placed<string>[] => {
    const found = tiles.filter(({states}) => states.includes(state))
    if (found.length > 0) elements.push(element('path', {d: outlines(found, art.body[0]!), ...pen}))
    return found
  }
  outlined('tsumogiri', {fillOpacity: 0.28})
  outlined('ring', {fill: 'none', stroke: art.roles.ring, strokeWidth: RING})
  const dora = outlined('dora', {fill: 'none', stroke: art.roles.dora, strokeWidth: RING})
  // The mark that needs no colour: a small triangle above the tile.
  const marks = dora.map(tile => doraMark(tile, art)).join('')
  if (marks !== '') elements.push(element('path', {d: marks, fill: art.roles.dora}))
  return elements
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
