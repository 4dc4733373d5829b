/**
 * rehype-tiles for MDX that becomes React (or Preact): `rehype-tiles/react`.
 *
 * MDX writes each element of a page as a call in the page's script, so that a picture of 20 elements is sent twice
 * and built again in the browser. Here a picture is one element whose inside is a string: the same HTML, a smaller
 * script, and nothing in it for React to compare.
 */
import type {Element, Parents, Root} from 'hast'
import {toHtml} from 'hast-util-to-html'
import type {VFile} from 'vfile'
import rehypeTiles from './index.js'
import {isPicture} from './is-picture.js'
import type {Options} from './options.js'

export type {Options} from './options.js'

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
  const draw = rehypeTiles(options)
  return (tree, file) => {
    draw(tree, file)
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

/** A node of `mdast-util-mdx-jsx`, as far as we write it. */
export interface JsxElement {
  readonly type: 'mdxJsxTextElement'
  readonly name: string
  readonly attributes: readonly JsxAttribute[]
  readonly children: readonly []
}

export interface JsxAttribute {
  readonly type: 'mdxJsxAttribute'
  readonly name: string
  readonly value: string | {readonly type: string; readonly value: string; readonly data: object}
}

/**
 * An element as one of JSX whose inside is a string.
 *
 * @param html
 *   An expression of ESTree that gives the string.
 */
export function jsxElement({tagName, properties}: Element, html: object): JsxElement {
  const attributes = Object.entries(properties).map(([name, value]) =>
    attribute(propOf(name), Array.isArray(value) ? value.join(' ') : String(value))
  )
  const inside = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: htmlProgram(html)}}
  return {
    type: 'mdxJsxTextElement',
    name: tagName,
    attributes: [...attributes, attribute('dangerouslySetInnerHTML', inside)],
    children: []
  }
}

/** The content of an SVG element. */
export function insideOf({children}: Element): string {
  return toHtml(children, {space: 'svg', closeEmptyElements: true, tightSelfClosing: true})
}

const literal = (value: string): object => ({type: 'Literal', value})

function attribute(name: string, value: JsxAttribute['value']): JsxAttribute {
  return {type: 'mdxJsxAttribute', name, value}
}

/** Properties are called the same in hast and in React, but for `aria-*`. */
function propOf(name: string): string {
  return name.startsWith('aria') ? `aria-${name.slice(4).toLowerCase()}` : name
}

/** `({__html: …})` as an ESTree program. */
function htmlProgram(value: object): object {
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier', name: '__html'},
    value
  }
  const expression = {type: 'ObjectExpression', properties: [property]}
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression}]
  }
}
