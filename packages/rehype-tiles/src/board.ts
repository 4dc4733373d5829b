/**
 * Boards: the table as one picture, in a page or as a file of its own.
 */
import {BOARD_MARGIN, layoutBoard, type Board, type BoardLayout} from '@tehai/core/layout'
import {DISPLAY_EM, type ResolvedArt} from '@tehai/kernel/picture'
import {legal} from '@tehai/kernel/source'
import type {Element} from 'hast'
import {element, text, type Attributes} from './element.js'
import {PIXELS, standaloneSvg} from './image.js'
import {inlineInk, type Ink} from './ink.js'
import {mahjong} from './mahjong.js'
import {checkOptions, type Options} from './options.js'
import {pictureChildren} from './picture.js'
import type {DrawSettings, Game} from './game.js'
import {artClasses} from './row.js'

/** How panel and words are painted. */
interface BoardPaint {
  readonly panel: (x: number, y: number, width: number, height: number) => Attributes
}

const [PANEL_RADIUS, PANEL_STROKE] = [90, 16]

/** In a page: by the colour of its text, light or dark. */
const pagePaint: BoardPaint = {
  panel: (x, y, width, height) => ({
    x,
    y,
    width,
    height,
    rx: PANEL_RADIUS,
    fill: 'currentColor',
    fillOpacity: 0.07,
    stroke: 'currentColor',
    strokeOpacity: 0.35,
    strokeWidth: PANEL_STROKE
  })
}

/** In a file, which cannot know what is behind it: opaque, with dark words. */
const filePaint: BoardPaint = {
  panel: (x, y, width, height) => ({
    x,
    y,
    width,
    height,
    rx: PANEL_RADIUS,
    fill: '#eef5f0',
    stroke: '#b9c9be',
    strokeWidth: PANEL_STROKE
  })
}
const FILE_WORDS = '#1d2b24'

/**
 * A board as an element of a page: an `<svg>` as wide as its place, at most 40 em by the style sheet.
 *
 * @param layout
 *   What `layoutBoard` of `@tehai/core/layout` gives.
 * @param label
 *   What it shows, in words; '' where they are beside it.
 */
export function boardElement(
  layout: BoardLayout,
  label: string,
  {game, ink, className}: Pick<DrawSettings, 'game' | 'ink' | 'className'>
): Element {
  const names = [`${game.id}-tiles`, `${game.id}-table`, ...className]
  const viewBox = viewBoxOf(layout)
  const properties: Attributes =
    label === ''
      ? {className: names, ariaHidden: 'true', width: '100%', viewBox, fontFamily: FONT}
      : {className: names, role: 'img', ariaLabel: legal(label), width: '100%', viewBox, fontFamily: FONT}
  return svgOf(layout, game, ink, pagePaint, properties)
}

/**
 * Draw a board as an element of a page, complete in itself.
 *
 * @throws {TypeError} for an option that does not exist in this form.
 */
export function drawBoard(board: Board, label: string, options: Readonly<ArtChoice> = {}): Element {
  checkOptions(options)
  const game = mahjong(options)
  const settings = {game, ink: inlineInk(game.art), className: artClasses(game)}
  return boardElement(layoutBoard(board, boxOf(game.art)), label, settings)
}

type ArtChoice = Pick<Options, 'tiles' | 'palette' | 'variants' | 'named'>

/**
 * Draw a board as the text of an SVG file.
 *
 * @param label
 *   What it shows, in words.
 * @param options
 *   Art: `tiles`, `palette`, `variants`.
 * @param width
 *   Width of the picture in pixels (default: 760).
 * @throws {TypeError} for an option that does not exist in this form.
 */
export function renderBoard(
  board: Board,
  label: string,
  options: Readonly<ArtChoice> = {},
  width = 760
): string {
  checkOptions(options)
  const game = mahjong(options)
  const {art} = game
  const layout = layoutBoard(board, boxOf(art))
  const unit = width / (layout.width + 2 * BOARD_MARGIN)
  const properties: Attributes = {
    role: 'img',
    ariaLabel: legal(label),
    width: Math.round(width),
    height: Math.round((layout.height + 2 * BOARD_MARGIN) * unit),
    color: FILE_WORDS,
    viewBox: viewBoxOf(layout),
    fontFamily: FONT
  }
  const display = art.height * unit >= DISPLAY_EM * PIXELS
  return standaloneSvg(svgOf(layout, game, inlineInk(art), filePaint, properties, display))
}

/** An upright tile of an art. */
export const boxOf = ({width, height}: ResolvedArt): {readonly width: number; readonly height: number} => ({
  width,
  height
})

const FONT = 'sans-serif'

const viewBoxOf = ({width, height}: BoardLayout): string =>
  `${-BOARD_MARGIN} ${-BOARD_MARGIN} ${width + 2 * BOARD_MARGIN} ${height + 2 * BOARD_MARGIN}`

/** Properties are passed as a whole, each object written in one piece: a page has thousands. */
function svgOf(
  layout: BoardLayout,
  {art, children = pictureChildren}: Game,
  ink: Ink,
  paint: BoardPaint,
  properties: Attributes,
  display = false
): Element {
  const {x, y, width, height} = layout.panel
  return element('svg', properties, [
    element('rect', paint.panel(x, y, width, height)),
    ...children({...layout, texts: []}, art, ink, {display, grouped: true}),
    ...sticks(layout, art),
    ...words(layout)
  ])
}

/** Words of one size and one weight share an element. */
function words({texts}: BoardLayout): readonly Element[] {
  // Negative for the dealer.
  const groups = new Map<number, Element[]>()
  for (const {x, y, size, text: value, isDealer} of texts) {
    const key = isDealer ? -size : size
    const group = groups.get(key)
    const word = element('text', {x, y}, [text(value)])
    if (group) group.push(word)
    else groups.set(key, [word])
  }
  return Array.from(groups, ([key, children]) => element('g', wordsOfSize(Math.abs(key), key < 0), children))
}

const wordsOfSize = (fontSize: number, isDealer: boolean): Attributes =>
  isDealer
    ? {fontSize, fontWeight: 700, textAnchor: 'middle', fill: 'currentColor'}
    : {fontSize, textAnchor: 'middle', fill: 'currentColor'}

/** A stick with its red dot: white, whatever colour the tiles have. */
function sticks({sticks: all}: BoardLayout, {roles}: ResolvedArt): readonly Element[] {
  return all.flatMap(({x, y, width, height}) => [
    element('rect', {
      x,
      y,
      width,
      height,
      rx: Math.min(width, height) / 2,
      fill: '#fff',
      stroke: '#8a8378',
      strokeWidth: 8
    }),
    element('circle', {
      cx: x + width / 2,
      cy: y + height / 2,
      r: Math.min(width, height) * 0.36,
      fill: roles.ring
    })
  ])
}
