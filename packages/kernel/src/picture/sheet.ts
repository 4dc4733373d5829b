/**
 * The sheet of a set: every picture in several sizes, in each palette, in gray, and as colour-blind eyes see it.
 *
 * For people who review or change pictures. It is one SVG document, in which each picture is defined once per palette
 * and size.
 */
import type {ResolvedArt} from './resolve.js'
import {DISPLAY_EM, faceSvg} from './svg.js'

/** Heights of an upright picture, in pixels. */
const sizes = [96, 48, 24, 16] as const

/** Height from which display pictures are used, if one em is 16 pixels. */
const DISPLAY = DISPLAY_EM * 16

/** Width of the sheet, its margins and the height of a label, in pixels. */
const BREADTH = 1560
const MARGIN = 16
const LABEL = 22

/** The page under a palette: that of `light` is white, any other is a dark page. */
const pageOf = (palette: string) => (palette === 'light' ? '#ffffff' : '#14171c')
const inkOf = (palette: string) => (palette === 'light' ? '#555555' : '#aaaaaa')

/** How pictures in `light` are seen by others: names of the filters below. */
export type Sight = 'gray' | 'deuteranopia' | 'protanopia'

/**
 * Rows of a matrix of linear RGB. Source: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
 * Color Vision Deficiency", IEEE TVCG 15 (2009), severity 1; gray is the luminance Y of sRGB.
 */
const matrices: Readonly<Record<Sight, readonly (readonly number[])[]>> = {
  gray: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722]
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881]
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998]
  ]
}

export const sights: readonly Sight[] = ['gray', 'deuteranopia', 'protanopia']

export interface SheetOptions {
  /** Words for the ways of seeing (default: their names). */
  readonly words?: Readonly<Record<Sight, string>> | undefined
  /** Whether marks in corners are drawn from 40 to 80 pixels, where the set has them (default: true). */
  readonly corners?: boolean | undefined
}

/**
 * The sheet of a set as the text of an SVG file.
 *
 * @param arts
 *   The set in each of its palettes; the first one is `light`.
 */
export function sheetSvg(arts: readonly ResolvedArt[], {words, corners = true}: SheetOptions = {}): string {
  const [light] = arts
  if (!light) throw new TypeError('Expected an art for each palette, got none')
  const faces = Object.keys(light.pictures).filter(name => !/-(?:display|lying)$/.test(name))
  const symbols = arts.flatMap(art => faces.flatMap(face => symbolsOf(art, face, corners)))
  const blocks = [
    ...arts.map(({paletteName}) => ({palette: paletteName, label: paletteName, sight: null})),
    ...sights.map(sight => ({palette: light.paletteName, label: words?.[sight] ?? sight, sight}))
  ]
  let y = 0
  const drawn = blocks.map(({palette, label, sight}) => {
    const {pictures, height} = blockOf(light, faces, palette)
    const filter = sight === null ? '' : ` filter="url(#${sight})"`
    const block =
      `<g transform="translate(0 ${y})"><rect width="${BREADTH}" height="${height}" fill="${pageOf(palette)}"/>` +
      `<text x="${MARGIN}" y="${LABEL}" fill="${inkOf(palette)}">${label}</text><g${filter}>${pictures}</g></g>`
    y += height
    return block
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BREADTH}" height="${y}" viewBox="0 0 ${BREADTH} ${y}"` +
    ` font-family="sans-serif" font-size="15"><defs>${sights.map(filterOf).join('')}${symbols.join('')}</defs>${drawn.join('')}</svg>`
  )
}

/** Pictures of one palette, size below size. */
function blockOf(art: ResolvedArt, faces: readonly string[], palette: string) {
  let y = LABEL + MARGIN / 2
  const pictures = sizes.map(size => {
    const width = Math.round((size * art.width) / art.height)
    const [across, down] = [width + 3, size + 3]
    const columns = Math.floor((BREADTH - 2 * MARGIN) / across)
    const uses = faces.map((face, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const place = `x="${MARGIN + column * across}" y="${y + row * down}" width="${width}" height="${size}"`
      return `<use href="#${idOf(palette, face, size)}" ${place}/>`
    })
    y += Math.ceil(faces.length / columns) * down + 6
    return uses.join('')
  })
  return {pictures: pictures.join(''), height: y + MARGIN / 2}
}

/** Id of the picture that is drawn at a size: the one for display, or that of text. */
const idOf = (palette: string, face: string, size: number) =>
  `${palette}-${face}-${size >= DISPLAY ? (isMarked(size) ? 'marked' : 'large') : 'small'}`

/** Whether marks in corners help at a size. */
const isMarked = (size: number) => size >= 40 && size <= 80

function symbolsOf(art: ResolvedArt, face: string, corners: boolean): string[] {
  return [...new Set(sizes.map(size => idOf(art.paletteName, face, size)))].map(id => {
    const display = !id.endsWith('small')
    const svg = faceSvg(art, face, {display, corner: corners && id.endsWith('marked')})
    return svg
      .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${id}"`)
      .replace(/<\/svg>$/, '</symbol>')
  })
}

function filterOf(sight: Sight): string {
  const rows = [...matrices[sight].map(row => `${row.join(' ')} 0 0`), '0 0 0 1 0']
  return `<filter id="${sight}"><feColorMatrix values="${rows.join(' ')}"/></filter>`
}
