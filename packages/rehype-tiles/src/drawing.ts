/**
 * rehype-tiles/drawing: what a game needs to be drawn on a site. It loads no game: neither tiles nor their notation.
 */
export {checkTiles} from './game/check-tiles.js'
export {chosenArt, type SetChoice} from './game/chosen-art.js'
export type {BlockResult, ReadBlock} from './page/expand.js'
export type {Game, GamePiece, GameRow, Placement} from './game/game.js'
export {checkIdPrefix} from './game/id-prefix.js'
export type {Output} from './game/options.js'
export {checkNamed, namedChildren} from './picture/named-pictures.js'
export {hangEm, tileEm} from './picture/size.js'
export {drawingPlugin, type GameDrawing, type SiteDrawing} from './page/plugin.js'
