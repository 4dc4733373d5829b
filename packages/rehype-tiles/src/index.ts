/**
 * rehype-tiles: notation in `<code class="language-mahjong">` becomes static inline SVG.
 *
 * Works after remark-mahjong, on hand-written HTML, and on `<pre><code class="language-mahjong">` alone.
 */
import type {Root} from 'hast'
import type {VFile} from 'vfile'
import {drawTree, type DrawTreeOptions} from './draw.js'
import {expandBlocks} from './expand.js'
import {find} from './find.js'
import {idPrefixOf} from './id-prefix.js'
import {mahjong} from './mahjong.js'
import {checkOptions, type Options} from './options.js'
import {report} from './report.js'
import {rowOptionsIn} from './row-options.js'

export {allowTiles, type SanitizeSchema} from './schema.js'
export type {Options, Output} from './options.js'

const emptyOptions: Readonly<Options> = {}

/**
 * Draw every row of mahjong notation in a document.
 *
 * @throws {TypeError} when called with an option that does not exist in this form.
 */
export default function rehypeTiles(
  options?: Readonly<Options> | null
): (tree: Root, file: VFile) => undefined {
  const settings = options || emptyOptions
  checkOptions(settings)
  const game = mahjong(settings)
  const idPrefix = idPrefixOf(settings)
  return (tree, file) => {
    const {rows, blocks} = find(tree, game.id)
    if (rows.length === 0 && blocks.length === 0) return
    const {language, row} = rowOptionsIn(tree, settings)
    const drawing: DrawTreeOptions = {
      output: settings.output ?? 'auto',
      palette: settings.palette,
      address: settings.address,
      idPrefix,
      optionsOf: row,
      report: (message, found, {lang}) => report(file, message, found, lang ?? language, game)
    }
    if (blocks.length === 0) {
      drawTree(tree, game, drawing, rows)
      return
    }
    expandBlocks(blocks, settings, language, (message, block) => report(file, message, block, language, game))
    drawTree(tree, game, drawing)
  }
}
