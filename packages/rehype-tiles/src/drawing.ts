/**
 * rehype-tiles/drawing: what a game needs to be drawn on a site. Loads no game: neither tiles nor their notation.
 */
export {checkTiles} from './check-tiles.js'
export {chosenArt, type SetChoice} from './chosen-art.js'
export type {BlockRead, ReadBlock} from './expand.js'
export type {Game, GamePiece, GameRow, Placement} from './game.js'
export {checkIdPrefix} from './id-prefix.js'
export type {Output} from './options.js'
export {checkNamed, namedChildren} from './named.js'
export {drawingPlugin, type GameDrawing, type SiteDrawing} from './plugin.js'
