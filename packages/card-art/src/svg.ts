/**
 * A single card as the text of an SVG file.
 *
 * For pictures of one card: contact sheets, benches, other programs. Rows of cards are drawn by
 * `rehype-tiles`, which shares grounds and rims among the cards of a picture.
 */
import type {BodyLayer, Shape} from '@tehai/kernel/picture'
import type {CardColour, CardFace} from './card.js'
import {cards, cornerLimit} from './cards.js'
import {palettes, type CardPalette, type CardPaletteName} from './palette.js'

/** How a single card is drawn. */
export interface CardSvgOptions {
  /** Name of a palette, or a palette (default: `'light'`). */
  palette?: CardPaletteName | CardPalette | null | undefined
  /** Height in pixels (default: none, the picture scales). */
  size?: number | null | undefined
  /** Whether to draw the corner sign (default: where `size` is at most `cornerLimit`). */
  corner?: boolean | null | undefined
}

const emptyOptions: Readonly<CardSvgOptions> = {}

/** Attributes whose value is a colour. */
const painted: ReadonlySet<string> = new Set(['fill', 'stroke'])

/**
 * One card as a standalone SVG document, without ids, style or script.
 *
 * @throws {TypeError} if `face` is no card and not `back`.
 */
export function cardSvg(face: CardFace, options?: Readonly<CardSvgOptions> | null): string {
  const {palette, size, corner} = options || emptyOptions
  const shapes = cards.faces[face]
  if (!shapes) throw new TypeError(`Expected a card such as \`1a\` or \`back\`, got \`${String(face)}\``)
  const colours = typeof palette === 'string' ? palettes[palette] : (palette ?? cards.palette)
  const hasCorner = corner ?? (size != null && size <= cornerLimit)
  const lengths = size == null ? '' : ` width="${(size * cards.width) / cards.height}" height="${size}"`
  const picture = [
    ...cards.body.map(shapeOf),
    ...shapes,
    ...((hasCorner && cards.corners?.[face]) || []),
    ...(cards.rim ?? []).map(shapeOf)
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${lengths} viewBox="0 0 ${cards.width} ${cards.height}">` +
    picture.map(shape => formatShape(shape, colours)).join('') +
    '</svg>'
  )
}

function shapeOf({attributes, upright: {x, y, d}}: BodyLayer): Shape {
  return {name: 'path', attributes: {...attributes, d: `M${x} ${y}${d}`}}
}

/** A shape as SVG text. */
function formatShape({name, attributes, children}: Shape, palette: CardPalette): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${painted.has(key) ? (palette[value as CardColour] ?? value) : value}"`
  )
  const inside = children?.map(child => formatShape(child, palette)).join('')
  return `<${name}${written.join('')}${inside ? `>${inside}</${name}>` : '/>'}`
}
