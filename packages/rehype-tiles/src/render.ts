/**
 * Drawing without unified: a string of notation becomes hast, SVG or HTML.
 *
 * Also what other hosts draw with: `drawTree` takes any game.
 */
import type {Element} from 'hast'
import {toHtml} from 'hast-util-to-html'
import type {RowOptions} from '@tehai/core/page'
import {DISPLAY_EM, type Layout} from '@tehai/kernel/picture'
import {largest, wrongCall, type Message} from '@tehai/kernel/source'
import type {Game, Placement} from './game.js'
import {PIXELS, standaloneSvg} from './image.js'
import {mahjong} from './mahjong.js'
import {checkOptions, type Options} from './options.js'
import {inlineInk} from './ink.js'
import {pictureChildren} from './picture.js'
import {artClasses, drawRow} from './row.js'
import {element} from './element.js'

export {boardElement, drawBoard, renderBoard} from './board.js'
export {drawBoardRow, isBoardRow} from './board-row.js'
export {drawTree, type DrawTreeOptions} from './draw.js'
export {makeDefinitions, type Definitions, type DefinitionsOptions} from './definitions.js'
export {find, type FoundBlock, type FoundRow} from './find.js'
export {mahjong} from './mahjong.js'
export {mahjongOf} from './mahjong-of.js'
export {mahjongRows} from './mahjong-rows.js'
export {mahjongDrawing} from './mahjong-drawing.js'
export type {DrawSettings} from './game.js'
export {artClasses, drawRow, type TypedRow} from './row.js'
export {inlineInk, type Ink} from './ink.js'
export {pictureChildren} from './picture.js'
export {imageElement, standaloneSvg} from './image.js'
export {xhtmlOf} from './xhtml.js'
export {checkIdPrefix} from './id-prefix.js'
export {checkTiles} from './check-tiles.js'
export {chosenArt, type SetChoice} from './chosen-art.js'
export {tileSets, type MahjongTiles, type TileSetName} from './tile-sets.js'
export {drawingPlugin, type GameDrawing, type SiteDrawing} from './plugin.js'
export type {ReadBlock} from './expand.js'
export {
  artSource,
  artSvg,
  commonIds,
  definitionsOf,
  divideDefinitions,
  sharedArt,
  sharedPrefix,
  type DividedDefinitions,
  type SharedArt
} from './shared-art.js'
export {closingMarks, openingMarks} from './nowrap.js'
export {makePieceDrawer, type DrawPieces, type DrawnPiece, type DrawnPieces, type Piece} from './pieces.js'
export type {Game, GamePiece, GameRow, Placement} from './game.js'
export type {Options, Output} from './options.js'

/** How one row is drawn: art, and everything that can be said of a row. */
export interface RenderOptions extends Pick<Options, 'tiles' | 'palette' | 'variants' | 'named'>, RowOptions {
  /** In a line of text (the default), or as a block. */
  readonly placement?: Placement | undefined
}

/** A drawn row, and what is to be said of its notation. */
export interface Rendered<Picture> {
  readonly picture: Picture
  readonly messages: readonly Message[]
}

/**
 * Draw a row as a hast element: an `<svg>`, or a `<span>` of several pictures and the text that was not understood.
 *
 * @throws {TypeError} for an option that does not exist in this form; never for notation.
 */
export function renderRow(source: string, options: Readonly<RenderOptions> = {}): Rendered<Element> {
  checkOptions(options)
  const game = mahjong(options)
  const placement = options.placement ?? 'inline'
  const row = game.row(source, options, placement)
  const settings = {game, ink: inlineInk(game.art), className: artClasses(game)}
  const picture = drawRow({row, source, options, placement}, settings)
  return {picture, messages: row.messages}
}

/** Draw a row as HTML. */
export function renderHtml(source: string, options?: Readonly<RenderOptions>): Rendered<string> {
  const {picture, messages} = renderRow(source, options)
  return {picture: toHtml(picture), messages}
}

/** Room around the tiles of a file of their own, in tile units. */
const MARGIN = 12

/**
 * Draw a row as the text of an SVG file, one picture whatever the row contains. Text that was not understood
 * is left to the messages.
 *
 * @param height
 *   Height of an upright tile in pixels (default: 64).
 * @param other
 *   Another game (default: mahjong, with the art of the options).
 */
export function renderSvg(
  source: string,
  options: Readonly<RenderOptions> = {},
  height = 64,
  other?: Game
): Rendered<string> {
  checkOptions(options)
  if (!(height > 0 && height < Infinity)) throw wrongCall('a height in pixels', height)
  const game = other ?? mahjong(options)
  const {pieces, label, messages} = game.row(source, options, 'block-in-one')
  const layouts = pieces.flatMap(piece => (piece.type === 'picture' ? [piece.layout] : []))
  return {picture: standaloneSvg(fileElement(layouts, label, height, game)), messages}
}

/** The pictures of a row side by side, with room around them. */
function fileElement(layouts: readonly Layout<string>[], label: string, height: number, game: Game): Element {
  const unit = height / game.art.height
  let right = MARGIN
  const tallest = largest(
    layouts.map(({line}) => line),
    0
  )
  const below = largest(
    layouts.map(layout => layout.height - layout.line),
    0
  )
  const groups = layouts.map(layout => {
    const transform = `translate(${right} ${MARGIN + tallest - layout.line})`
    right += layout.width + MARGIN
    return element(
      'g',
      {transform},
      (game.children ?? pictureChildren)(layout, game.art, inlineInk(game.art), {
        display: height >= DISPLAY_EM * PIXELS
      })
    )
  })
  const width = Math.max(right, 2 * MARGIN)
  const total = tallest + below + 2 * MARGIN
  return element(
    'svg',
    {
      role: 'img',
      ariaLabel: label,
      width: Math.round(width * unit),
      height: Math.round(total * unit),
      viewBox: `0 0 ${width} ${total}`
    },
    groups
  )
}
