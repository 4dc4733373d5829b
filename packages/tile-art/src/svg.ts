/**
 * A single tile as the text of an SVG file.
 *
 * For pictures of one tile: contact sheets, benches, other programs. Rows of tiles are drawn by
 * `rehype-tiles`, which shares the body among the tiles of a picture.
 */
import type {ColourName, Shape} from '@tehai/kernel/picture'
import type {Face} from '@tehai/riichi/tile'
import {palettes, type Palette, type PaletteName} from './palette.js'
import {tiles, type TileArt} from './tiles.js'

/** How a single tile is drawn. */
export interface SvgOptions {
  /** Set of pictures (default: `tiles`). */
  art?: TileArt | null | undefined
  /** Name of a palette, or a palette (default: the palette of the set). */
  palette?: PaletteName | Palette | null | undefined
  /** Whether the tile lies on its side, the top of the art to the left (default: `false`). */
  lying?: boolean | null | undefined
  /** Height of an upright tile (and width of a lying one) in pixels (default: none, the picture scales). */
  size?: number | null | undefined
}

const emptyOptions: Readonly<SvgOptions> = {}

/** Attributes whose value is a colour. */
const painted: ReadonlySet<string> = new Set(['fill', 'stroke'])

/**
 * A colour of a palette; what is no name of one (`none`) stays as it is.
 */
export function colourOf(palette: Palette, name: string): string {
  return palette[name as ColourName] ?? name
}

/**
 * One tile as a standalone SVG document, without ids, style or script.
 *
 * @throws {TypeError} if `face` is not a face of the set.
 */
export function tileSvg(face: Face, options?: Readonly<SvgOptions> | null): string {
  const settings = options || emptyOptions
  const art = settings.art ?? tiles
  const lying = settings.lying === true
  const own = lying ? art.lyingFaces?.[face] : undefined
  const shapes = art.faces[own ?? face]
  if (!shapes) throw new TypeError(`Expected a face such as \`5m\` or \`back\`, got \`${String(face)}\``)
  const palette = paletteOf(settings.palette, art)
  const [width, height] = lying ? [art.height, art.width] : [art.width, art.height]
  const scale = settings.size == null ? null : settings.size / art.height
  const size = scale === null ? '' : ` width="${width * scale}" height="${height * scale}"`
  const picture = shapes.map(shape => formatShape(shape, palette)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 ${width} ${height}">` +
    (art.bodiless.includes(face) ? '' : formatBody(art, lying, palette)) +
    (lying && !own && picture ? `<g transform="${art.lying}">${picture}</g>` : picture) +
    '</svg>'
  )
}

function paletteOf(palette: SvgOptions['palette'], art: TileArt): Palette {
  if (palette == null) return art.palette
  return typeof palette === 'string' ? palettes[palette] : palette
}

function formatBody(art: TileArt, lying: boolean, palette: Palette): string {
  return art.body
    .map(layer => {
      const {x, y, d} = lying ? layer.lying : layer.upright
      return formatShape({name: 'path', attributes: {...layer.attributes, d: `M${x} ${y}${d}`}}, palette)
    })
    .join('')
}

/** A shape as SVG text. */
function formatShape({name, attributes, children}: Shape, palette: Palette): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${painted.has(key) ? colourOf(palette, String(value)) : value}"`
  )
  const inside = children?.map(child => formatShape(child, palette)).join('')
  return `<${name}${written.join('')}${inside ? `>${inside}</${name}>` : '/>'}`
}
