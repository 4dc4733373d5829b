/**
 * rehype-tiles for MDX that becomes React (or Preact): `rehype-tiles/react`.
 *
 * MDX writes each element of a page as a call in the page's script, so that a picture of 20 elements is sent twice
 * and built again in the browser. Here a picture is one element whose inside is a string: the same HTML, a smaller
 * script, and nothing in it for React to compare.
 */
import type {Parents, Root} from 'hast'
import type {VFile} from 'vfile'
import rehypeTiles from './index.js'
import {isPicture} from './is-picture.js'
import {insideOf, jsxElement, literal} from './jsx.js'
import {mahjongDrawing} from './mahjong-drawing.js'
import type {Options as DrawOptions} from './options.js'
import {referToComponent, sharedArt} from './shared-art.js'

export {insideOf, jsxElement, type JsxAttribute, type JsxElement} from './jsx.js'

export interface Options extends DrawOptions {
  /**
   * Whether pages take the art from a component, `rehype-tiles/art`, which a reader loads once for a site (default:
   * `false`). For servers that send a page as HTML and again as data, such as Next.js: the data then have no art. It has
   * the art of the set that is shipped; what else a page needs is in the page.
   */
  sharedArt?: boolean | null | undefined
}

/** What `require` gives in CommonJS: the plugin itself. */
export {rehypeTilesReact as 'module.exports'}

/**
 * Draw every row of mahjong notation in a document of MDX, as elements of JSX with `dangerouslySetInnerHTML`.
 *
 * The string is made by this package alone; text of an author in it is escaped.
 *
 * @throws {TypeError} when called with an option that does not exist in this form.
 */
export default function rehypeTilesReact(
  options?: Readonly<Options> | null
): (tree: Root, file: VFile) => undefined {
  const {sharedArt: isShared, ...given} = options ?? {}
  if (isShared != null && typeof isShared !== 'boolean') {
    throw new TypeError(`Expected \`sharedArt\` to be a boolean, got \`${String(isShared)}\``)
  }
  const draw = rehypeTiles(isShared ? {...given, output: given.output ?? 'defs'} : given)
  const art = isShared ? sharedArt([mahjongDrawing()]) : null
  return (tree, file) => {
    draw(tree, file)
    if (art) referToComponent(tree, art)
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
