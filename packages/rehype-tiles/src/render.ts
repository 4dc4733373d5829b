/**
 * Drawing without unified: a string of notation becomes hast, SVG or HTML.
 *
 * Other hosts draw with it as well: `drawTree` takes any game.
 */
import type {Element} from 'hast'
import {toHtml} from 'hast-util-to-html'
import type {RowOptions} from '@tehai/core/page'
import {DISPLAY_EM, type Layout} from '@tehai/kernel/picture'
import {largest, wrongCall, type Message} from '@tehai/kernel/source'
import type {Game, Placement} from './game/game.js'
import {PIXELS, standaloneSvg} from './hast/image.js'
import {mahjong} from './game/mahjong.js'
import {checkOptions, type Options} from './game/options.js'
import {inlineInk} from './ink/ink.js'
import {pictureChildren} from './picture/picture.js'
import {artClasses, drawRow} from './page/row.js'
import {element} from './hast/element.js'

export {boardElement, drawBoard, renderBoard} from './boards/board.js'
export {drawBoardRow, isBoardRow} from './boards/board-row.js'
export {drawTree, type DrawTreeOptions} from './page/draw.js'
export {makeDefinitions, type Definitions, type DefinitionsOptions} from './ink/definitions.js'
export {find, type FoundBlock, type FoundRow} from './page/find.js'
export {mahjong} from './game/mahjong.js'
export {mahjongOf} from './game/mahjong-of.js'
export {mahjongRows} from './game/mahjong-rows.js'
export {mahjongDrawing} from './host/mahjong-drawing.js'
export type {DrawSettings} from './game/game.js'
export {artClasses, drawRow, type TypedRow} from './page/row.js'
export {inlineInk, type Ink} from './ink/ink.js'
export {pictureChildren} from './picture/picture.js'
export {imageElement, standaloneSvg} from './hast/image.js'
export {xhtmlOf} from './hast/xhtml.js'
export {checkIdPrefix} from './game/id-prefix.js'
export {checkTiles} from './game/check-tiles.js'
export {chosenArt, type SetChoice} from './game/chosen-art.js'
export {tileSets, type MahjongTiles, type TileSetName} from './game/tile-sets.js'
export {drawingPlugin, type GameDrawing, type SiteDrawing} from './page/plugin.js'
export type {ReadBlock} from './page/expand.js'
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
} from './host/shared-art.js'
export {closingMarks, openingMarks} from './page/nowrap.js'
export {
  makePieceDrawer,
  type DrawPieces,
  type DrawnPiece,
  type DrawnPieces,
  type Piece
} from './host/pieces.js'
export type {Game, GamePiece, GameRow, Placement} from './game/game.js'
export type {Options, Output} from './game/options.js'

/** How one row is drawn: its art, and all options that a row can have. */
export interface RenderOptions extends Pick<Options, 'tiles' | 'palette' | 'variants' | 'named'>, RowOptions {
  /** In a line of text (the default), or as a block. */
  readonly placement?: Placement | undefined
}

/** A drawn row, and the messages about its notation. */
export interface RenderResult<Picture> {
  readonly picture: Picture
  readonly messages: readonly Message[]
}

/**
 * Draw a row as a hast element: an `<svg>`, or a `<span>` of several pictures and the text that was not understood.
 *
 * @throws {TypeError} for an option that does not exist in this form; never for notation.
 */
export function renderRow(source: string, options: Readonly<RenderOptions> = {}): RenderResult<Element> {
  checkOptions(options)
  const game = mahjong(options)
  const placement = options.placement ?? 'inline'
  const row = game.row(source, options, placement)
  const settings = {game, ink: inlineInk(game.art), className: artClasses(game)}
  const picture = drawRow({row, source, options, placement}, settings)
  return {picture, messages: row.messages}
}

/** Draw a row as HTML. */
export function renderHtml(source: string, options?: Readonly<RenderOptions>): RenderResult<string> {
  const {picture, messages} = renderRow(source, options)
  return {picture: toHtml(picture), messages}
}

/** Margin around the tiles in an SVG file, in tile units. */
const MARGIN = 12

/**
 * Draw a row as the text of an SVG file, one picture whatever the row contains. Text that was not understood is not
 * drawn; the messages report it.
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
): RenderResult<string> {
  checkOptions(options)
  if (!(height > 0 && height < Infinity)) throw wrongCall('a height in pixels', height)
  const game = other ?? mahjong(options)
  const {pieces, label, messages} = game.row(source, options, 'block-in-one')
  const layouts = pieces.flatMap(piece => (piece.type === 'picture' ? [piece.layout] : []))
  return {picture: standaloneSvg(fileElement(layouts, label, height, game)), messages}
}

/** The pictures of a row side by side, with a margin around them. */
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
