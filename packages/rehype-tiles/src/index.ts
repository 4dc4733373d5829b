/**
 * rehype-tiles: notation in `<code class="language-mahjong">` becomes static inline SVG.
 *
 * Works after remark-mahjong, on hand-written HTML, and on `<pre><code class="language-mahjong">` alone.
 */
import type {Root} from 'hast'
import type {VFile} from 'vfile'
import {mahjongDrawing} from './host/mahjong-drawing.js'
import type {Options} from './game/options.js'
import {drawingPlugin} from './page/plugin.js'

export {allowTiles, type SanitizeSchema} from './host/schema.js'
export {styleOf} from '@tehai/kernel/picture'
export type {Art, TileSet} from '@tehai/kernel/picture'
export type {Options, Output} from './game/options.js'
export type {MahjongTiles, TileSetName} from './game/tile-sets.js'

const emptyOptions: Readonly<Options> = {}

/** What `require` gives in CommonJS: the plugin itself. */
export {rehypeTiles as 'module.exports'}

/**
 * Draw every row of mahjong notation in a document.
 *
 * @throws {TypeError} when called with an option that does not exist in this form.
 */
export default function rehypeTiles(
  options?: Readonly<Options> | null
): (tree: Root, file: VFile) => undefined {
  const settings = options || emptyOptions
  return drawingPlugin(mahjongDrawing(settings), settings)
}
