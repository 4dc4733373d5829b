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
import type {DrawSettings} from './game.js'
import {artClasses} from './row.js'

/** How panel and words are painted. */
interface BoardPaint {
  readonly panel: Attributes
}

/** In a page: by the colour of its text, light or dark. */
const pagePaint: BoardPaint = {
  panel: {fill: 'currentColor', fillOpacity: 0.07, stroke: 'currentColor', strokeOpacity: 0.35}
}

/** In a file, which cannot know what is behind it: opaque, with dark words. */
const filePaint: BoardPaint = {panel: {fill: '#eef5f0', stroke: '#b9c9be'}}
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
  const words: Attributes = label === '' ? {ariaHidden: 'true'} : {role: 'img', ariaLabel: legal(label)}
  return svgOf(layout, game.art, ink, pagePaint, {
    className: [`${game.id}-tiles`, `${game.id}-table`, ...className],
    ...words,
    width: '100%'
  })
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

type ArtChoice = Pick<Options, 'tiles' | 'palette' | 'variants'>

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
  const {art} = mahjong(options)
  const layout = layoutBoard(board, boxOf(art))
  const unit = width / (layout.width + 2 * BOARD_MARGIN)
  const properties: Attributes = {
    role: 'img',
    ariaLabel: legal(label),
    width: Math.round(width),
    height: Math.round((layout.height + 2 * BOARD_MARGIN) * unit),
    color: FILE_WORDS
  }
  const display = art.height * unit >= DISPLAY_EM * PIXELS
  return standaloneSvg(svgOf(layout, art, inlineInk(art), filePaint, properties, display))
}

/** An upright tile of an art. */
export const boxOf = ({width, height}: ResolvedArt): {readonly width: number; readonly height: number} => ({
  width,
  height
})

function svgOf(
  layout: BoardLayout,
  art: ResolvedArt,
  ink: Ink,
  paint: BoardPaint,
  properties: Attributes,
  display = false
): Element {
  const {panel, width, height} = layout
  const box = element('rect', {...panel, rx: 90, ...paint.panel, strokeWidth: 16})
  return element(
    'svg',
    {
      ...properties,
      viewBox: `${-BOARD_MARGIN} ${-BOARD_MARGIN} ${width + 2 * BOARD_MARGIN} ${height + 2 * BOARD_MARGIN}`,
      fontFamily: 'sans-serif'
    },
    [
      box,
      ...pictureChildren({...layout, texts: []}, art, ink, {display, grouped: true}),
      ...sticks(layout, art),
      ...words(layout)
    ]
  )
}

/** Words of one size and one weight share an element. */
function words({texts}: BoardLayout): readonly Element[] {
  const groups = new Map<string, {readonly properties: Attributes; readonly children: Element[]}>()
  for (const {x, y, size, text: value, isDealer} of texts) {
    const weight = isDealer ? {fontWeight: 700} : {}
    const key = `${size} ${isDealer}`
    const group = groups.get(key) ?? {properties: {fontSize: size, ...weight}, children: []}
    groups.set(key, group)
    group.children.push(element('text', {x, y}, [text(value)]))
  }
  return [...groups.values()].map(({properties, children}) =>
    element('g', {...properties, textAnchor: 'middle', fill: 'currentColor'}, children)
  )
}

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
