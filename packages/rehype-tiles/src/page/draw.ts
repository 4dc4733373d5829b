/**
 * The drawing of a whole tree: every row found is replaced by its picture.
 */
import type {Element, Parents, Properties, Root} from 'hast'
import type {RowOptions} from '@tehai/core/page'
import {replaceAt, type Message} from '@tehai/kernel/source'
import {makeDefinitions, type Definitions} from '../ink/definitions.js'
import {classesOf, find, type FoundRow} from './find.js'
import {optionsProperty} from './options-property.js'
import type {DrawSettings, Game} from '../game/game.js'
import {imageElement} from '../hast/image.js'
import {inEm} from '../picture/size.js'
import {putPicture} from './nowrap.js'
import type {Options, Output} from '../game/options.js'
import {inlineInk} from '../ink/ink.js'
import type {DrawReference} from '../ink/references.js'
import {artClasses, drawRow} from './row.js'

/** With at least this many rows, `auto` writes the art once. With fewer, art in place compresses equally well. */
const MANY = 9

export interface DrawTreeOptions extends Pick<Options, 'address'> {
  readonly output: Output
  readonly idPrefix: string
  /** Definitions that pages share, by name, for hosts where no plugin changes them (default: each page has its own). */
  readonly definitions?: Map<string, Element> | undefined
  /** Makes references to definitions (default: elements). */
  readonly refer?: DrawReference | undefined
  /** Options of a row that was found. */
  readonly optionsOf: (row: FoundRow) => RowOptions
  /** Called with each message of each row that was not checked before. */
  readonly report: (message: Message, row: FoundRow, options: RowOptions) => void
}

/**
 * Replace every row of a game in a tree by its picture, in place.
 *
 * @param rows
 *   The result of `find`, if the caller has searched already.
 */
export function drawTree(
  tree: Root,
  game: Game,
  options: DrawTreeOptions,
  rows: readonly FoundRow[] = find(tree, game.id).rows
): void {
  if (rows.length === 0) return
  const {output} = options
  const isShared =
    output === 'defs' || (output === 'auto' && (rows.length >= MANY || hasFigure(rows, game, options)))
  const definitions = isShared ? definitionsFor(tree, game, options) : null
  const settings: DrawSettings = {
    game,
    ink: definitions?.ink ?? inlineInk(game.art),
    className: artClasses(game),
    isContained: output === 'img'
  }
  for (const row of rows) drawFound(row, settings, options)
  if (definitions) insertDefinitions(tree, definitions)
}

/** Whether one of a few rows is a figure: a board has as many tiles as six hands, and a round has sixty boards. */
function hasFigure(rows: readonly FoundRow[], {isFigure}: Game, {optionsOf}: DrawTreeOptions): boolean {
  if (!isFigure) return false
  return rows.some(row => row.placement === 'block' && isFigure(optionsOf(row)))
}

/** The definitions of a tree. Their ids differ from all ids that the author has used. */
function definitionsFor(
  tree: Root,
  {art, id}: Game,
  {idPrefix, definitions, refer}: DrawTreeOptions
): Definitions {
  let prefix = idPrefix
  for (const taken = idsIn(tree, idPrefix); taken.some(one => one.startsWith(prefix));) prefix += '.'
  return makeDefinitions(art, prefix, {
    game: id,
    made: prefix === idPrefix ? definitions : undefined,
    refer
  })
}

/** The ids in a tree that begin with a prefix. */
function idsIn(tree: Root, prefix: string): string[] {
  const ids: string[] = []
  const walk = ({children}: Parents) => {
    for (const child of children) {
      if (child.type !== 'element') continue
      const {id} = child.properties
      if (typeof id === 'string' && id.startsWith(prefix)) ids.push(id)
      walk(child)
    }
  }
  walk(tree)
  return ids
}

function drawFound(row: FoundRow, settings: DrawSettings, options: DrawTreeOptions): void {
  const {game} = settings
  const rowOptions = options.optionsOf(row)
  const figure = row.placement === 'block' ? game.figure?.(row.source, rowOptions, settings) : null
  if (figure && row.parent.type === 'element') {
    row.parent.properties = {className: [`${game.id}-figure`]}
    row.parent.children = [
      options.output === 'img' ? withImages(figure, options.address ?? undefined) : figure
    ]
    return
  }
  const read = game.row(row.source, rowOptions, row.placement)
  if (rowOptions.checked !== true) {
    for (const message of read.messages) options.report(message, row, rowOptions)
  }
  const {source, placement} = row
  let picture = drawRow({row: read, source, options: rowOptions, placement}, settings)
  if (options.output === 'img') picture = asImages(picture, row.source, read.label, options)
  if (row.placement === 'block' && row.parent.type === 'element') {
    row.parent.properties = blockProperties(row.parent, game.id, read.kind)
    putInBlock(row.parent, row.index, picture)
    return
  }
  keepNames(picture, row.code, game.id)
  putPicture(row, picture, game.id)
}

/** What replaces a row, with an image for each picture in it. */
function withImages(figure: Element, address: ((svg: string) => string) | undefined): Element {
  if (figure.tagName === 'svg') {
    const {role: _, ariaLabel, ...properties} = figure.properties
    const size = {width: inEm(FIGURE_EM), height: inEm((FIGURE_EM * heightOf(figure)) / widthOf(figure))}
    return imageElement({...figure, properties: {...properties, ...size}}, String(ariaLabel ?? ''), address)
  }
  const children = figure.children.map(child =>
    child.type === 'element' ? withImages(child, address) : child
  )
  return {...figure, children}
}

/** Width of a figure as an image, which cannot adapt to the width of the page. */
const FIGURE_EM = 38

const boxOf = ({properties}: Element): readonly number[] => String(properties.viewBox).split(' ').map(Number)
const widthOf = (svg: Element): number => boxOf(svg)[2]!
const heightOf = (svg: Element): number => boxOf(svg)[3]!

/**
 * Put a drawn row into its block. If the row is named as a whole, the block gets the name, and no further element is
 * needed.
 */
function putInBlock(block: Element, index: number, row: Element): void {
  const {role, ariaLabel} = row.properties
  if (role === undefined) {
    block.children[index] = row
    return
  }
  block.properties.role = role
  block.properties.ariaLabel = ariaLabel
  if (block.children.length === 1) block.children = row.children
  else replaceAt(block.children, index, row.children)
}

/** Give a picture the class and the id that an author gave to its row. */
function keepNames({properties}: Element, code: Element, id: string): void {
  const own = ownClasses(classesOf(code), id)
  if (own.length > 0)
    properties.className = [...((properties.className as string[] | undefined) ?? []), ...own]
  if (code.properties.id !== undefined) properties.id = code.properties.id
}

/** Classes of a row other than those of the wire. */
function ownClasses(classes: readonly string[], id: string): readonly string[] {
  let own = noClasses
  for (const name of classes) {
    if (!name.startsWith('language-') && name !== `${id}-inline` && name !== `${id}-block`)
      own = [...own, name]
  }
  return own
}

const noClasses: readonly string[] = []

/** The properties of the element around a row of a block, without those of the wire, which have been read. */
function blockProperties(parent: Element, id: string, kind: string): Properties {
  const found = parent.properties
  const wire = optionsProperty(id)
  const properties: Properties = {
    className: [`${id}-block`, `${id}-${kind}`, ...ownClasses(classesOf(parent), id)]
  }
  for (const name in found) if (name !== 'className' && name !== wire) properties[name] = found[name]
  return properties
}

/**
 * Each `<svg>` of a row as an image; the first one has the words of the row. A single image needs no element around it.
 */
function asImages(picture: Element, source: string, label: string, options: DrawTreeOptions): Element {
  const address = options.address ?? undefined
  let alt = label || source
  const [only] = picture.children
  if (picture.children.length === 1 && only?.type === 'element' && only.tagName === 'svg') {
    const {role, ariaLabel} = picture.properties
    return imageElement({...only, properties: {role, ariaLabel, ...only.properties}}, alt, address)
  }
  const children = picture.children.map(child => {
    if (child.type !== 'element' || child.tagName !== 'svg') return child
    const image = imageElement(child, alt, address)
    alt = ''
    return image
  })
  const {role: _, ariaLabel: __, ...properties} = picture.properties
  return {...picture, properties, children}
}

/** Definitions come first on the page: in `<body>` if there is one. */
function insertDefinitions(tree: Root, definitions: Definitions): void {
  const defs = definitions.element(true)
  if (!defs) return
  const body = bodyOf(tree)
  const parent = body ?? tree
  const at = parent.children.findIndex(child => child.type !== 'doctype' && child.type !== ('yaml' as string))
  ;(parent.children as unknown[]).splice(Math.max(at, 0), 0, defs)
}

function bodyOf(tree: Root): Element | null {
  for (const child of tree.children) {
    if (child.type !== 'element' || child.tagName !== 'html') continue
    for (const inner of child.children) if (inner.type === 'element' && inner.tagName === 'body') return inner
  }
  return null
}
