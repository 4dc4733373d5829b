/**
 * @tehai/markdown: Markdown → Markdown in which only the tiles have become pictures, for tools that take no plugins.
 */
export type {Compiler} from './compiler.js'
export {pageDrawer, type DrawnPage, type PageDrawer} from './page.js'
export {countConstructs} from './page-constructs.js'
export {markdownWithPictures, type PageGames} from './pictures.js'
