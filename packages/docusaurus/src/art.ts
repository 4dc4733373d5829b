/**
 * The art of a site, once: a separate module that the pages refer to.
 *
 * Docusaurus sends a page as HTML and again as a script. The art in the HTML must be on the page. The art in the
 * scripts is the same for all pages and larger than the rows of a page, so it is a script of its own that is fetched
 * once.
 */
import type {Element, Root} from 'hast'
import {artSource, definitionsOf, type SharedArt} from 'rehype-tiles/render'
import {insideOf, jsxElement} from 'rehype-tiles/react'

/** Name of the module. */
export const artFile = 'art.js'

/** The art in a separate file: loaded once and kept in a reader's cache, for all pages. */
export const artChunk: object = {
  splitChunks: {
    cacheGroups: {
      tehaiArt: {
        test: /[\\/]tehai[\\/][^\\/]+[\\/]art\.js$/,
        name: 'tehai-art',
        chunks: 'all',
        enforce: true,
        priority: 60
      }
    }
  }
}

/**
 * The module that pages import. Its function gives the inside of a page's `<svg>` of definitions.
 *
 * @returns
 *   An ES module: `export default (own, ids) => svg`, where `own` are definitions that are in the page itself and
 *   `ids` those of the shared art, between blanks.
 */
export function artModule(art: SharedArt): string {
  return `${artSource(art)}
export default (own, ids) => \`<defs>\${own}\${ids.split(' ').map(partOf).join('')}</defs>\`
`
}

/** Name that pages give to the imported function. */
const local = 'tehaiArt'

/** Take the definitions of a page from the module. `games`: ids of the games that it shows. */
export function referToArt(tree: Root, art: SharedArt, specifier: string, games: readonly string[]): void {
  const children = tree.children as unknown[]
  let refers = false
  for (const [index, svg] of tree.children.entries()) {
    if (svg.type !== 'element' || !isDefinitions(svg, games)) continue
    const call = callFor(definitionsOf(svg), art)
    if (!call) continue
    children[index] = jsxElement(svg, call)
    refers = true
  }
  if (refers) children.unshift(importNode(specifier))
}

/** The call that returns some definitions; `null` if none of them is shared. */
function callFor(all: readonly Element[], art: SharedArt): object | null {
  const own = all.filter(one => !art.has(idOf(one)))
  const ids = all.map(idOf).filter(id => art.has(id))
  if (ids.length === 0) return null
  return {
    type: 'CallExpression',
    optional: false,
    callee: {type: 'Identifier', name: local},
    arguments: [literal(own.map(svgOf).join('')), literal(ids.join(' '))]
  }
}

function isDefinitions({tagName, properties: {className}}: Element, games: readonly string[]): boolean {
  return tagName === 'svg' && Array.isArray(className) && games.some(id => className.includes(`${id}-defs`))
}

const idOf = ({properties}: Element): string => String(properties.id)

const svgOf = (element: Element): string => insideOf({...element, children: [element]})

const literal = (value: string): object => ({type: 'Literal', value})

/** `import tehaiArt from '…'` as MDX has it. */
function importNode(specifier: string): object {
  const declaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
    source: literal(specifier)
  }
  const estree = {type: 'Program', sourceType: 'module', comments: [], body: [declaration]}
  return {type: 'mdxjsEsm', value: '', data: {estree}}
}
