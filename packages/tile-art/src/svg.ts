/**
 * A single tile as the text of an SVG file.
 *
 * For pictures of one tile: contact sheets, benches, other programs. Rows of tiles are drawn by
 * `rehype-tiles`, which shares the body among the tiles of a picture.
 */
import {faceSvg, resolveArt, type ArtChoice, type FaceSvgOptions} from '@tehai/kernel/picture'
import type {Face} from '@tehai/riichi/tile'
import {tiles, type MahjongTiles} from './tiles.js'

/** How a single tile is drawn. */
export interface SvgOptions extends ArtChoice, Omit<FaceSvgOptions, 'corner'> {
  /** Set of pictures (default: `tiles`). */
  readonly tiles?: MahjongTiles | null | undefined
}

const emptyOptions: Readonly<SvgOptions> = {}

/**
 * One tile as a standalone SVG document, without ids, style or script.
 *
 * @throws {TypeError} if `face` is not a face of the set, or the set does not have a palette or a variant.
 */
export function tileSvg(face: Face, options?: Readonly<SvgOptions> | null): string {
  const settings = options || emptyOptions
  return faceSvg(resolveArt(settings.tiles ?? tiles, settings), face, settings)
}
