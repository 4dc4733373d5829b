/**
 * The art that the pages of a site share, where each is sent as HTML and again as a script.
 */
import type {Element, Parents} from 'hast'
import {makeDefinitions} from './definitions.js'
import type {GameDrawing} from './plugin.js'
import {insideOf, type JsxAttribute, type JsxElement} from './jsx.js'

/** The art of every face as SVG, by the id of its definition. */
export type SharedArt = ReadonlyMap<string, string>

/** The art that pages of these games can refer to. */
export function sharedArt(drawings: readonly Pick<GameDrawing, 'game' | 'idPrefix'>[]): SharedArt {
  const all = drawings.flatMap(({game: {art, id}, idPrefix}) => {
    const {ink, element} = makeDefinitions(art, idPrefix, id)
    for (const face of Object.keys(art.pictures)) ink.art([], face, 0, 0, '')
    return definitionsOf(element())
  })
  return new Map(all.map(one => [idOf(one), svgOf(one)]))
}

/** The definitions in an `<svg>`; none where there is none. */
export function definitionsOf(svg: Element | null): Element[] {
  return (svg?.children ?? []).flatMap(child =>
    child.type === 'element' && child.tagName === 'defs' ? (child.children as Element[]) : []
  )
}

const idOf = ({properties}: Element): string => String(properties.id)

const svgOf = (element: Element): string => insideOf({...element, children: [element]})

/** Name of the component in a page. */
const component = 'TehaiArt'

/**
 * Let the definitions of a page come from a component that the pages share, `rehype-tiles/art`. What it does not have
 * is given to it.
 */
export function referToComponent(tree: Parents, art: SharedArt): void {
  const children = tree.children as unknown[]
  let refers = false
  for (const [index, svg] of tree.children.entries()) {
    if (svg.type !== 'element' || svg.tagName !== 'svg') continue
    const all = definitionsOf(svg).map(one => ({id: idOf(one), svg: svgOf(one)}))
    const shared = all.filter(one => art.get(one.id) === one.svg)
    if (shared.length === 0) continue
    const own = all.filter(one => !shared.includes(one)).map(one => one.svg)
    children[index] = componentElement(shared.map(({id}) => id).join(' '), own.join(''))
    refers = true
  }
  if (refers) children.unshift(importNode('rehype-tiles/art'))
}

function componentElement(ids: string, own: string): JsxElement {
  const attribute = (name: string, value: string): JsxAttribute => ({type: 'mdxJsxAttribute', name, value})
  return {
    type: 'mdxJsxTextElement',
    name: component,
    attributes: [attribute('ids', ids), ...(own === '' ? [] : [attribute('own', own)])],
    children: []
  }
}

/** `import TehaiArt from '…'` as MDX has it. */
function importNode(specifier: string): object {
  const declaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: component}}],
    source: {type: 'Literal', value: specifier}
  }
  const estree = {type: 'Program', sourceType: 'module', comments: [], body: [declaration]}
  return {type: 'mdxjsEsm', value: '', data: {estree}}
}
