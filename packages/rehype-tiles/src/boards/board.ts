/**
 * Boards: the table as one picture, in a page or as a file of its own.
 */
import {BOARD_MARGIN, layoutBoard, type Board, type BoardLayout} from '@tehai/core/layout'
import {DISPLAY_EM, type ResolvedArt} from '@tehai/kernel/picture'
import {append, legal} from '@tehai/kernel/source'
import type {Element, ElementContent} from 'hast'
import {element, text, type Attributes} from '../hast/element.js'
import {PIXELS, standaloneSvg} from '../hast/image.js'
import {inlineInk, type Ink} from '../ink/ink.js'
import {mahjong} from '../game/mahjong.js'
import {checkOptions, type Options} from '../game/options.js'
import {pictureChildren} from '../picture/picture.js'
import type {DrawSettings} from '../game/game.js'
import {artClasses} from '../page/row.js'

type BoardText = BoardLayout['texts'][number]

/** How the panel and its words are painted. */
interface BoardPaint {
  readonly panel: (x: number, y: number, width: number, height: number) => Attributes
}

const [PANEL_RADIUS, PANEL_STROKE] = [90, 16]

/** In a page: in the colour of its text, light or dark. */
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
 *   What it shows, in words; '' if the words are beside the picture.
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
  return svgOf(layout, {game, ink, paint: pagePaint}, properties)
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
  const pen: BoardPen = {game, ink: inlineInk(art), paint: filePaint, display}
  return standaloneSvg(svgOf(layout, pen, properties))
}

/** An upright tile of an art. */
export const boxOf = ({width, height}: ResolvedArt): {readonly width: number; readonly height: number} => ({
  width,
  height
})

const FONT = 'sans-serif'

const viewBoxOf = ({width, height}: BoardLayout): string =>
  `${-BOARD_MARGIN} ${-BOARD_MARGIN} ${width + 2 * BOARD_MARGIN} ${height + 2 * BOARD_MARGIN}`

/** What a board is drawn with. */
interface BoardPen extends Pick<DrawSettings, 'game' | 'ink'> {
  readonly paint: BoardPaint
  /** Whether tiles have their display pictures (default: `false`). */
  readonly display?: boolean
}

/** Properties are passed as complete objects, each made by one literal: a page has thousands. */
function svgOf(
  layout: BoardLayout,
  {game: {art, children = pictureChildren}, ink, paint, display = false}: BoardPen,
  properties: Attributes
): Element {
  const drawn: ElementContent[] = []
  putPanel(drawn, layout, ink, paint)
  append(drawn, children({...layout, texts: []}, art, ink, {display, grouped: true}))
  append(drawn, sticks(layout, art))
  for (const word of layout.texts) {
    if (word.isBrief) drawn.push(wordElement(word, 0, 0, {textAnchor: 'middle', fill: 'currentColor'}))
  }
  return element('svg', properties, drawn)
}

/** The panel with its words. Boards of a round share it, since it changes only with a riichi. */
function putPanel(
  drawn: ElementContent[],
  {panel: {x, y, width, height}, texts}: BoardLayout,
  ink: Ink,
  paint: BoardPaint
): void {
  const lasting = texts.filter(({isBrief}) => !isBrief)
  const size = commonSize(lasting)
  const make = (left: number, top: number): Element[] => [
    element('rect', paint.panel(x - left, y - top, width, height)),
    element(
      'g',
      {fontSize: size, textAnchor: 'middle', fill: 'currentColor'},
      lasting.map(word => wordElement(word, left, top, {}, size))
    )
  ]
  if (ink.joins === null) append(drawn, make(0, 0))
  else ink.joins.shared(drawn, keyOf(lasting, x, y), x, y, () => make(x, y))
}

/** What a panel shows, and where in it: its own size is that of the tiles. */
const keyOf = (texts: readonly BoardText[], left: number, top: number): string =>
  texts
    .map(({x, y, size, text: value, isDealer}) => [from(x, left), from(y, top), size, value, isDealer].join())
    .join('\n')

/** A distance, without the digits of rounding errors. */
const from = (place: number, origin: number): number =>
  origin === 0 ? place : Math.round((place - origin) * 10) / 10

/** The size of most names. Texts of another size have their own `font-size`. */
const commonSize = (texts: readonly BoardText[]): number => texts.at(-2)?.size ?? texts[0]?.size ?? 0

function wordElement(
  {x, y, size, text: value, isDealer}: BoardText,
  left: number,
  top: number,
  pen: Attributes,
  common = 0
): Element {
  const properties: Attributes = {x: from(x, left), y: from(y, top)}
  if (size !== common) properties.fontSize = size
  if (isDealer) properties.fontWeight = 700
  return element('text', {...properties, ...pen}, [text(value)])
}

/** A stick with its red dot. It is white whatever the colour of the tiles. */
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
