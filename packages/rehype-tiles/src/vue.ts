/**
 * rehype-tiles for hosts that make elements of Vue from a tree of HTML, such as Nuxt Content: `rehype-tiles/vue`.
 *
 * Vue writes the properties of an SVG element as attributes of the same name. A tree of HTML calls them as the DOM does
 * (`strokeWidth`), which no browser reads as an attribute.
 */
import type {Element, Parents, Properties, Root} from 'hast'
import {find, svg} from 'property-information'
import type {VFile} from 'vfile'
import rehypeTiles from './index.js'
import {isPicture} from './host/is-picture.js'
import type {Options} from './game/options.js'

export type {Options} from './game/options.js'

/** What `require` gives in CommonJS: the plugin itself. */
export {rehypeTilesVue as 'module.exports'}

/**
 * Draw every row of mahjong notation in a document, with attributes by their names in HTML.
 *
 * @throws {TypeError} when called with an option that does not exist in this form.
 */
export default function rehypeTilesVue(
  options?: Readonly<Options> | null
): (tree: Root, file: VFile) => undefined {
  const draw = rehypeTiles(options)
  return (tree, file) => {
    draw(tree, file)
    nameAttributes(tree)
  }
}

/**
 * Call the properties of pictures by the names of their attributes, in place. Other elements stay as they are.
 *
 * @param ids
 *   Ids of the games whose pictures they are.
 */
export function nameAttributes(parent: Parents, ids: readonly string[] = ['mahjong']): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (isPicture(child, ids)) nameAll(child)
    else nameAttributes(child, ids)
  }
}

/** An element and all elements in it. */
function nameAll(element: Element): void {
  element.properties = attributesOf(element.properties)
  for (const child of element.children) if (child.type === 'element') nameAll(child)
}

function attributesOf(properties: Properties): Properties {
  const attributes: Properties = {}
  for (const [name, value] of Object.entries(properties)) {
    const {attribute, commaSeparated} = find(svg, name)
    attributes[attribute] = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : value
  }
  return attributes
}
