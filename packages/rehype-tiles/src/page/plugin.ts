/**
 * The plugin of a game: finds its rows in a document, draws them, and reports messages that no other stage has
 * reported.
 */
import type {Root} from 'hast'
import type {VFile} from 'vfile'
import {drawTree, type DrawTreeOptions} from './draw.js'
import {expandBlocks, type ReadBlock} from './expand.js'
import {find} from './find.js'
import type {Game} from '../game/game.js'
import type {Options} from '../game/options.js'
import {report, type Reporter} from './report.js'
import {rowOptionsOf} from './row-options.js'

/** How a game is drawn, as its own options say. It is the same on every site. */
export interface GameDrawing {
  readonly game: Game
  /** The `source` of messages on the file: the name of the plugin. */
  readonly name: string
  readonly idPrefix: string
  /** Reads a block that no Markdown stage has read. */
  readonly readBlock: ReadBlock
}

/** How pictures reach the pages of a site. It is the same for all its games. */
export interface SiteDrawing extends Pick<Options, 'output' | 'address' | 'dialect' | 'lang'> {}

/** A transform that draws every row of a game in a document. */
export function drawingPlugin(
  {game, name, idPrefix, readBlock}: GameDrawing,
  site: Readonly<SiteDrawing>
): (tree: Root, file: VFile) => undefined {
  const {output, address} = site
  const rowOptionsIn = rowOptionsOf(site, game)
  const reporter: Reporter = {sentence: game.sentence, plugin: name}
  return (tree, file) => {
    const {rows, blocks} = find(tree, game.id)
    if (rows.length === 0 && blocks.length === 0) return
    const {language, row} = rowOptionsIn(tree)
    const drawing: DrawTreeOptions = {
      output: output ?? 'auto',
      address,
      idPrefix,
      optionsOf: row,
      report: (message, found, {lang}) => report(file, message, found, lang ?? language, reporter)
    }
    if (blocks.length === 0) {
      drawTree(tree, game, drawing, rows)
      return
    }
    expandBlocks(blocks, readBlock, language, (message, block, sentence = game.sentence) =>
      report(file, message, block, language, {...reporter, sentence})
    )
    drawTree(tree, game, drawing)
  }
}
