/**
 * rehype-tiles for MDX that becomes React (or Preact): `rehype-tiles/react`.
 *
 * MDX writes each element of a page as a call in the page's script, so that a picture of 20 elements is sent twice
 * and built again in the browser. Here a picture is one element whose inside is a string: the same HTML, a smaller
 * script, and nothing in it for React to compare.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {Parents, Root} from 'hast'
import type {VFile} from 'vfile'
import rehypeTiles from './index.js'
import {isPicture} from './host/is-picture.js'
import {insideOf, jsxElement, literal} from './host/jsx.js'
import {mahjongDrawing} from './host/mahjong-drawing.js'
import type {Options as DrawOptions} from './game/options.js'
import {artModules, referToComponent, sharedArt} from './host/shared-art.js'

export {insideOf, jsxElement, type JsxAttribute, type JsxElement} from './host/jsx.js'

export interface Options extends DrawOptions {
  /**
   * Where pages take the art of the shipped set from (default: `false`, each page contains the art that it uses). It is
   * meant for servers that send a page as HTML and again as data, such as Next.js: the data then contain no art.
   *
   * `'file'`: an SVG file of the site, which a reader loads once; the HTML has no art either. This needs a bundler that
   * gives the address of an imported image. The file must have the same origin as the pages, or browsers do not draw
   * parts of it.
   *
   * `true`: a component, which a reader loads once as a script; the HTML contains the art that the page uses.
   */
  sharedArt?: boolean | 'file' | null | undefined
}

/** What `require` gives in CommonJS: the plugin itself. */
export {rehypeTilesReact as 'module.exports'}

/**
 * Draw every row of mahjong notation in a document of MDX, as elements of JSX with `dangerouslySetInnerHTML`.
 *
 * The string is made only by this package, and text of an author in it is escaped.
 *
 * @throws {TypeError} when called with an option that does not exist in this form.
 */
export default function rehypeTilesReact(
  options?: Readonly<Options> | null
): (tree: Root, file: VFile) => undefined {
  const {sharedArt: shared, ...given} = options ?? {}
  if (shared != null && typeof shared !== 'boolean' && shared !== 'file') {
    throw wrongCall('`sharedArt` to be a boolean or `file`', shared)
  }
  const draw = rehypeTiles(shared ? {...given, output: given.output ?? 'defs'} : given)
  const art = shared ? sharedArt([mahjongDrawing()]) : null
  const module = shared === 'file' ? artModules.file : artModules.script
  return (tree, file) => {
    draw(tree, file)
    if (art) referToComponent(tree, art, module)
    closePictures(tree)
  }
}

/**
 * Put elements of JSX in the place of pictures and of the art they refer to. Other elements stay as they are.
 *
 * @param ids
 *   Ids of the games whose pictures they are.
 */
export function closePictures(parent: Parents, ids: readonly string[] = ['mahjong']): void {
  const children = parent.children as unknown[]
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'element' && isPicture(child, ids))
      children[index] = jsxElement(child, literal(insideOf(child)))
    else if ('children' in child) closePictures(child as Parents, ids)
  }
}
