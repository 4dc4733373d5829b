/**
 * One picture of a set as the text of an SVG file: for contact sheets, benches and other programs.
 */
import type {ResolvedArt} from './resolve.js'
import type {BodyLayer, Shape} from './shape.js'

/** How a single picture is drawn. */
export interface FaceSvgOptions {
  /** Height of an upright tile (and width of a lying one) in pixels (default: none, the picture scales). */
  readonly size?: number | null | undefined
  /** Whether the tile lies on its side, the top of the art to the left (default: `false`). */
  readonly lying?: boolean | null | undefined
  /** Whether the mark in the corner is drawn (default: `false`). */
  readonly corner?: boolean | null | undefined
  /** Whether the display picture is drawn where there is one (default: where `size` is at least 42, 2.6 em). */
  readonly display?: boolean | null | undefined
}

/** Height in em from which tiles have their display pictures: sizes `l` and `xl`. */
export const DISPLAY_EM = 2.6

/** Pixels of one em where there is no text. */
const PIXELS = 16

/** Attributes whose value is a colour. */
const painted: ReadonlySet<string> = new Set(['fill', 'stroke'])

/**
 * One tile as a standalone SVG document, without ids, style or script. Colours are written as they are in the palette.
 *
 * @throws {TypeError} if `face` is not a face of the set.
 */
export function faceSvg(art: ResolvedArt, face: string, options: FaceSvgOptions = {}): string {
  const {size, corner} = options
  const display = options.display ?? (size != null && size >= DISPLAY_EM * PIXELS)
  const lying = options.lying === true
  const own = lying ? art.lyingNames?.get(face) : undefined
  const name = own ?? (display ? art.displayNames?.get(face) : undefined) ?? face
  const shapes = Object.hasOwn(art.pictures, name) ? art.pictures[name]! : null
  if (!shapes) {
    const [first] = Object.keys(art.pictures)
    throw new TypeError(
      `Expected a face such as \`${first}\` of the tile set \`${art.set}\`, got \`${String(face)}\``
    )
  }
  const format = (shapes: readonly Shape[]) => shapes.map(shape => formatShape(shape, art.palette)).join('')
  const layers = (all: readonly BodyLayer[]) =>
    art.bodiless.includes(face) ? '' : format(all.map(layer => shapeOf(layer, lying)))
  const picture = format(shapes) + format((corner && art.corners?.[face]) || [])
  const [width, height] = lying ? [art.height, art.width] : [art.width, art.height]
  const lengths =
    size == null ? '' : ` width="${(width * size) / art.height}" height="${(height * size) / art.height}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${lengths} viewBox="0 0 ${width} ${height}">` +
    layers(display ? art.displayBody : art.body) +
    (art.tint.faces.includes(face) ? layers(display ? art.tint.displayBody : art.tint.body) : '') +
    (lying && !own && picture ? `<g transform="${art.lyingTransform}">${picture}</g>` : picture) +
    layers(art.rim) +
    '</svg>'
  )
}

function shapeOf({attributes, upright, lying}: BodyLayer, isLying: boolean): Shape {
  const {x, y, d} = isLying ? lying : upright
  return {name: 'path', attributes: {...attributes, d: `M${x} ${y}${d}`}}
}

/** A shape as SVG text. */
function formatShape({name, attributes, children}: Shape, palette: ResolvedArt['palette']): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${painted.has(key) ? (palette[value] ?? value) : value}"`
  )
  const inside = children?.map(child => formatShape(child, palette)).join('')
  return `<${name}${written.join('')}${inside ? `>${inside}</${name}>` : '/>'}`
}
