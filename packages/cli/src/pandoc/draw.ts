/**
 * Drawing: replaces each slot of a document by nodes of its format.
 */
import {createHash} from 'node:crypto'
import {elementOf} from '@tehai/kernel/markup'
import type {Element} from 'hast'
import {toHtml} from 'hast-util-to-html'
import {makePieceDrawer, openingMarks, xhtmlOf, type Options as TileOptions} from 'rehype-tiles/render'
import type {GameOfSite} from 'rehype-tiles/site'
import {hasWords, pngOf} from '../picture/png.js'
import {raw, space, str, type Attr, type Node} from './ast.js'
import type {Slot} from './constructs.js'
import {isTex, mediumOf} from './formats.js'
import {blocksOf, inlinesOf, type LineOfPicture} from './native.js'

/** Pixels of an em in images. */
const PIXELS = 16

/** Pixels of a PNG for each pixel of an image, so that it is sharp in print. */
const ZOOM = 3

/** The widest image in em: a little less than the text of a page. */
const WIDEST = 33

/** How far an image in a line is lowered by TeX, in em: the middle of its tiles is the middle of the letters. */
const LOWERED = 0.34

/** Writes the file of a picture and gives its address. */
export type PutFile = (name: string, content: Uint8Array) => Promise<string>

export interface Drawing {
  readonly format: string
  readonly games: readonly GameOfSite[]
  readonly options: TileOptions
  /** `null`: pictures are in the document, as `data:` addresses. */
  readonly putFile: PutFile | null
}

/**
 * Draw all slots of a document.
 *
 * @returns
 *   The nodes to put first in the document: the art that pictures share.
 */
export async function drawSlots(slots: readonly Slot[], drawing: Drawing): Promise<readonly Node[]> {
  const medium = mediumOf(drawing.format)
  if (medium === 'text') {
    for (const slot of slots) slot.drawn = textOf(slot)
    return []
  }
  return medium === 'image' ? drawAsImages(slots, drawing) : drawAsHtml(slots, drawing, medium)
}

function drawAsHtml(
  slots: readonly Slot[],
  {games, options}: Drawing,
  medium: 'html' | 'xhtml'
): readonly Node[] {
  // Programs that convert HTML to PDF, and pages that are split into several, do not find art that is in another place.
  const draw = makePieceDrawer(
    {...options, output: options.output ?? 'inline'},
    games.map(({drawing}) => drawing)
  )
  const marks = slots.map(({previous}) => openingMarks(previous?.c ?? ''))
  const {pieces, definitions} = draw(
    slots.map(({read, next}, index) => ({markup: read.markup, before: marks[index], after: next?.c ?? ''}))
  )
  const write = medium === 'xhtml' ? xhtmlOf : (element: Element) => toHtml(element)
  for (const [index, slot] of slots.entries()) {
    const {before, element, after} = pieces[index]!
    if (medium === 'xhtml' && slot.isInHeading) slot.drawn = textOf(slot)
    else {
      slot.drawn = [raw(slot.isBlock, 'html', write(element))]
      if (slot.previous)
        slot.previous.c = slot.previous.c.slice(0, slot.previous.c.length - marks[index]!.length) + before
      if (slot.next) slot.next.c = after
    }
  }
  return definitions.map(element => raw(true, 'html', write(element)))
}

async function drawAsImages(
  slots: readonly Slot[],
  {games, options, putFile, format}: Drawing
): Promise<readonly Node[]> {
  const files = new Map<string, string>() // texts of SVG by address
  const address = (svg: string): string => {
    const name = `tiles-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.png`
    files.set(name, svg)
    return name
  }
  const draw = makePieceDrawer(
    {...options, output: 'img', address},
    games.map(({drawing}) => drawing)
  )
  const {pieces} = draw(slots.map(({read}) => ({markup: read.markup})))
  const addresses = new Map<string, string>()
  for (const [name, svg] of files) {
    const png = await pngOf(svg, ZOOM, hasWords(svg))
    const inside = () => `data:image/png;base64,${Buffer.from(png).toString('base64')}`
    addresses.set(name, putFile ? await putFile(name, png) : inside())
  }
  const picture = imageOf(addresses, isTex(format))
  for (const [index, slot] of slots.entries()) slot.drawn = nativeOf(pieces[index]!.element, slot, picture)
  return []
}

/** A slot as notation and words. Headings of EPUB have this form, since Pandoc's table of contents omits pictures. */
function textOf(slot: Slot): readonly Node[] {
  return nativeOf(elementOf(slot.read.markup) as Element, slot, notation)
}

function nativeOf(element: Element, {isBlock}: Slot, picture: LineOfPicture): readonly Node[] {
  return isBlock ? blocksOf([element], picture) : inlinesOf([element], picture, true)
}

/** A row as its notation. */
const notation: LineOfPicture = ({properties, children}) => {
  const text = children.map(child => (child.type === 'text' ? child.value : '')).join('')
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : []
  return [{t: 'Code', c: [['', classes.filter(name => name.startsWith('language-')), []], text]}]
}

/** A drawn row as an image of Pandoc. A part that is not a picture is notation. */
function imageOf(addresses: ReadonlyMap<string, string>, isLowered: boolean): LineOfPicture {
  return (element, isInline) => {
    const {tagName, properties} = element
    if (tagName !== 'img') return notation(element, isInline)
    const {alt, src, width, height} = properties
    const [wide, high] = [Number(width) / PIXELS, Number(height) / PIXELS]
    const scale = Math.min(1, WIDEST / wide)
    const em = (length: number) => `${Math.round(length * scale * 100) / 100}em`
    const attr: Attr = [
      '',
      [],
      [
        ['width', em(wide)],
        ['height', em(high)]
      ]
    ]
    const words = String(alt ?? '')
      .split(/\s+/)
      .flatMap((word, index) => (index === 0 ? [str(word)] : [space, str(word)]))
    const image = {t: 'Image', c: [attr, words, [addresses.get(String(src)) ?? String(src), '']]}
    if (!isInline || !isLowered) return [image]
    return [raw(false, 'latex', `\\raisebox{-${LOWERED}em}{`), image, raw(false, 'latex', '}')]
  }
}
