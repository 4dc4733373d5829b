/**
 * The art that the pages of a site share, for hosts that send each page as HTML and again as a script.
 */
import {GAP, type PlacedPicture, type ResolvedArt, type TileSet} from '@tehai/kernel/picture'
import type {Element, Parents} from 'hast'
import {makeDefinitions} from '../ink/definitions.js'
import {element} from '../hast/element.js'
import type {GameDrawing} from '../page/plugin.js'
import {insideOf, type JsxAttribute, type JsxElement} from './jsx.js'

/** The art of every face as SVG, by the id of its definition. */
export type SharedArt = ReadonlyMap<string, string>

/** The longest run of tiles side by side whose bodies are shared: a whole hand. */
const longestRun = 14

/** The art that pages of these games can refer to: the picture of every face that is not rare, and the bodies of tiles side by side. */
export function sharedArt(drawings: readonly Pick<GameDrawing, 'game' | 'idPrefix'>[]): SharedArt {
  const all = drawings.flatMap(({game: {art, id}, idPrefix}) => {
    const {ink, element} = makeDefinitions(art, idPrefix, {game: id})
    for (const name of Object.keys(art.pictures)) {
      if (!art.rare.includes(name.replace('-display', ''))) ink.art([], name, 0, 0, '')
    }
    for (const display of [false, true]) {
      for (let length = 1; length <= longestRun; length++) ink.bodies([], runOf(art, length), display)
      // A run of tinted tiles is rare.
      for (const face of art.tint.faces.slice(0, 1))
        ink.bodies([], [{face, x: 0, y: 0, turn: 0, states: []}], display)
    }
    return definitionsOf(element())
  })
  return new Map(all.map(one => [idOf(one), svgOf(one)]))
}

/** Tiles side by side. */
function runOf({pictures, bodiless, tint, width}: ResolvedArt, length: number): PlacedPicture<string>[] {
  const face =
    Object.keys(pictures).find(name => !bodiless.includes(name) && !tint.faces.includes(name)) ?? ''
  return Array.from({length}, (_, index) => ({face, x: index * (width + GAP), y: 0, turn: 0, states: []}))
}

/**
 * The source of `partOf`, a function from an id to its definition. The bodies of a run are those of one tile, repeated,
 * so they are written once.
 */
export function artSource(art: SharedArt): string {
  const runs = new Map<string, readonly string[]>()
  const single = new Map(art)
  for (const id of art.keys()) {
    const [, start] = /^(.*-)1$/.exec(id) ?? []
    const run = start === undefined ? null : repeatOf(art, start)
    if (start === undefined || !run) continue
    runs.set(start, run)
    for (const length of lengths) single.delete(start + length)
  }
  return `const art = ${json(single)}
const runs = ${json(runs)}
const runOf = ([start, ...parts], n) => start + n + parts.map((part, i) => (i % 2 ? part.repeat(n - 1) : part)).join('')
const partOf = id => art[id] ?? runOf(runs[id.replace(/\\d+$/, '')], Number(/\\d+$/.exec(id)[0]))
`
}

const lengths = Array.from({length: longestRun}, (_, index) => index + 1)

const json = (map: ReadonlyMap<string, unknown>): string => JSON.stringify(Object.fromEntries(map))

/**
 * The definitions of a run of any length as parts: the text before the length, and then alternately text that is
 * written once and text that is repeated for each tile after the first. `null` if the definitions do not have this
 * form.
 */
function repeatOf(art: SharedArt, start: string): readonly string[] | null {
  const end = '"/>' // of a path, whose last attribute is its outline
  const mark = `id="${start}`
  const [first, ...others] = art.get(`${start}1`)?.split(end) ?? []
  const longer = art.get(`${start}2`)?.split(end) ?? []
  if (first === undefined || longer.length !== others.length + 1 || !first.includes(mark)) return null
  const at = first.indexOf(mark) + mark.length
  const parts = [first.slice(0, at), first.slice(at + 1), longer[0]!.slice(first.length)]
  for (const [index, part] of others.entries()) {
    parts.push(end + part, longer[index + 1]!.slice(part.length))
  }
  return lengths.every(length => art.get(start + length) === writeRun(parts, length)) ? parts : null
}

/** The definitions of a run of some length, made from its parts. */
function writeRun([start = '', ...parts]: readonly string[], length: number): string {
  return start + length + parts.map((part, index) => (index % 2 ? part.repeat(length - 1) : part)).join('')
}

/** The definitions in an `<svg>`; empty if there is no `<svg>`. */
export function definitionsOf(svg: Element | null): Element[] {
  return (svg?.children ?? []).flatMap(child =>
    child.type === 'element' && child.tagName === 'defs' ? (child.children as Element[]) : []
  )
}

const idOf = ({properties}: Element): string => String(properties.id)

const svgOf = (element: Element): string => insideOf({...element, children: [element]})

/** The prefix of ids of the shipped set. The component adds it, since a page names dozens of ids. */
export const sharedPrefix = 'mahjong-'

/**
 * The art as an SVG file, to which pages refer from their own origin. Style sheets of a page do not apply inside it,
 * but custom properties do, so colours are the properties of `styleOf`.
 */
export function artSvg(art: SharedArt, {id, palettes}: TileSet): string {
  const names = new Map(Object.entries(palettes.light).map(([name, colour]) => [colour, name]))
  const painted = [...art.values()]
    .join('\n')
    .replace(/(fill|stroke)="(#[\da-f]+)"/g, (given, attribute, colour) => {
      const name = names.get(colour as string)
      return name === undefined ? given : `${attribute}="var(--${id}-${name},${colour})"`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><defs>\n${painted}\n</defs></svg>\n`
}

/**
 * Ids of the shared art that a site can use. A site with another set, palette or prefix has other ids, or other art
 * under the same ids.
 *
 * @param art
 *   The shared art.
 * @param drawings
 *   The games of the site.
 */
export function commonIds(
  art: SharedArt,
  drawings: readonly Pick<GameDrawing, 'game' | 'idPrefix'>[]
): ReadonlySet<string> {
  const common = [...sharedArt(drawings)].filter(([id, svg]) => art.get(id) === svg)
  return new Set(common.map(([id]) => id))
}

/** An `<svg>` of definitions in two parts. */
export interface DividedDefinitions {
  /** Ids of the definitions that the shared art contains. */
  readonly shared: readonly string[]
  /** The `<svg>` with the other definitions; `null` if there are none. */
  readonly own: Element | null
}

/**
 * Divide an `<svg>` of definitions.
 *
 * @param ids
 *   Ids of the definitions in the shared art.
 */
export function divideDefinitions(svg: Element, ids: ReadonlySet<string>): DividedDefinitions {
  const all = definitionsOf(svg)
  const own = all.filter(one => !ids.has(idOf(one)))
  return {
    shared: all.map(idOf).filter(id => ids.has(id)),
    own: own.length === 0 ? null : {...svg, children: [element('defs', {}, own)]}
  }
}

/** Name of the component in a page. */
const component = 'TehaiArt'

/** The modules with the component: one contains the art, the other refers to a file of the site that contains it. */
export const artModules = {script: 'rehype-tiles/art', file: 'rehype-tiles/art-file'} as const

/**
 * Take the definitions of a page from a component that all pages share. Definitions that it does not contain are passed
 * to it.
 *
 * @param module
 *   The module of the component (default: the one with the art).
 */
export function referToComponent(tree: Parents, art: SharedArt, module: string = artModules.script): void {
  const children = tree.children as unknown[]
  let refers = false
  for (const [index, svg] of tree.children.entries()) {
    if (svg.type !== 'element' || svg.tagName !== 'svg') continue
    const all = definitionsOf(svg).map(one => ({id: idOf(one), svg: svgOf(one)}))
    const shared = all.filter(one => one.id.startsWith(sharedPrefix) && art.get(one.id) === one.svg)
    if (shared.length === 0) continue
    const own = all.filter(one => !shared.includes(one)).map(one => one.svg)
    children[index] = componentElement(
      shared.map(({id}) => id.slice(sharedPrefix.length)).join(' '),
      own.join('')
    )
    refers = true
  }
  if (refers) children.unshift(importNode(module))
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
