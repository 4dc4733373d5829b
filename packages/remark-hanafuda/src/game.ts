/**
 * remark-hanafuda/game: hanafuda for the adapters of Tehai to other hosts than unified.
 *
 *     tehai({games: [hanafuda({rules: 'nintendo'})]})
 */
import type {SiteGame} from 'rehype-tiles/site'
import {hanafudaDrawing, type DrawingOptions} from './drawing.js'
import {hanafudaMarkdown} from './markdown.js'
import type {Options as MarkdownOptions} from './grammar/settings.js'

/** Options of the game. The adapter has the options for errors and for how pictures reach a page. */
export interface Options extends DrawingOptions, Omit<MarkdownOptions, 'onError' | 'restoreProse'> {}

/** What `require` returns in CommonJS: the plugin itself. */
export {hanafudaGame as 'module.exports'}

/**
 * The game of hanafuda.
 *
 * @throws {TypeError} if an option has a value it cannot have.
 */
export default function hanafudaGame(options: Readonly<Options> = {}): SiteGame {
  return {
    markdown: hanafudaMarkdown(options),
    drawing: hanafudaDrawing(options),
    style: new URL('../style.css', import.meta.url).href
  }
}
