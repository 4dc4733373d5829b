/**
 * The first picture of a page: that of its first block, otherwise that of its first row in a line of text.
 */
import type {Element, Nodes, Root} from 'hast'
import {standaloneSvg} from 'rehype-tiles/render'

/** A picture and its measures. */
export interface FirstPicture {
  /** The picture as SVG with these attributes, as in `x="0" y="0" width="300" height="400"`. */
  readonly svg: (place: string) => string
  /** Width and height, in units of its own. */
  readonly width: number
  readonly height: number
  /** Height of a tile or a card, in the same units. */
  readonly tile: number
  /** The situation of its block, such as "East 1, South seat"; empty without one. */
  readonly caption: string
}

/** Height of an upright tile and of a card in pictures. */
const TILE = 400

/** The first picture; `null` on a page without one. */
export function firstPicture(tree: Root): FirstPicture | null {
  for (const block of elementsIn(tree)) {
    if (!hasClass(block, 'mahjong') && !hasClass(block, 'hanafuda')) continue
    const picture = mainPicture(block) ?? pictureIn(block)
    if (picture) return measured(picture, captionOf(block))
  }
  const picture = pictureIn(tree)
  return picture ? measured(picture, '') : null
}

/** The first row or board of a block. A fact such as the dora indicator may be before it. */
function mainPicture(block: Element): Element | null {
  for (const one of elementsIn(block)) {
    const isRow = hasClass(one, 'mahjong-block') || hasClass(one, 'hanafuda-block')
    const picture = isRow ? pictureIn(one) : null
    if (picture) return picture
  }
  return null
}

function pictureIn(part: Root | Element): Element | null {
  for (const one of elementsIn(part)) if (isPicture(one)) return one
  return null
}

function measured(picture: Element, caption: string): FirstPicture {
  const [x = 0, y = 0, width = 0, drawn = 0] = String(picture.properties['viewBox'])
    .split(/[ ,]+/)
    .map(Number)
  // The height of a row in text is only that above the line, although its tiles extend below it.
  const height = Math.max(drawn, TILE)
  const {
    className: _,
    ariaHidden: _h,
    overflow: _o,
    width: _w,
    height: _v,
    ...properties
  } = picture.properties
  const viewBox = [x, y, width, height].join(' ')
  const svg = standaloneSvg({...picture, properties: {...properties, viewBox}})
  return {svg: place => svg.replace('<svg', `<svg ${place}`), width, height, tile: TILE, caption}
}

const isPicture = (element: Element) =>
  element.tagName === 'svg' && (hasClass(element, 'mahjong-tiles') || hasClass(element, 'hanafuda-tiles'))

function captionOf(block: Element): string {
  const situation = [...elementsIn(block)].find(
    one => hasClass(one, 'mahjong-situation') || hasClass(one, 'hanafuda-situation')
  )
  return situation ? textOf(situation).trim() : ''
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function hasClass({properties}: Element, name: string): boolean {
  const {className} = properties
  return Array.isArray(className) && className.includes(name)
}

/** Every element of a tree, in the order of the text. A list instead of recursion: a page may be deep. */
function* elementsIn(root: Root | Element): Generator<Element> {
  const waiting: Nodes[] = [...root.children].reverse()
  while (waiting.length > 0) {
    const node = waiting.pop()!
    if (node.type === 'element') yield node
    if ('children' in node)
      for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at]!)
  }
}
