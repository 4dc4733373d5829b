/**
 * A single card as the text of an SVG file.
 *
 * For pictures of one card: contact sheets, benches, other programs. Rows of cards are drawn by
 * `rehype-tiles`, which shares grounds and rims among the cards of a picture.
 */
import {faceSvg, resolveArt, type ArtChoice, type FaceSvgOptions} from '@tehai/kernel/picture'
import type {CardFace} from './card.js'
import {cards, cornerSizes, type HanafudaCards} from './cards.js'

/** How a single card is drawn. */
export interface CardSvgOptions extends ArtChoice, FaceSvgOptions {
  /** Set of pictures (default: `cards`). */
  readonly cards?: HanafudaCards | null | undefined
  /** Whether to draw the corner mark (default: if `size` is one of `cornerSizes`). */
  readonly corner?: boolean | null | undefined
}

const emptyOptions: Readonly<CardSvgOptions> = {}

/**
 * One card as a standalone SVG document, without ids, style or script.
 *
 * @throws {TypeError} if `face` is neither a card nor `back`, or the set does not have a palette or a variant.
 */
export function cardSvg(face: CardFace, options?: Readonly<CardSvgOptions> | null): string {
  const settings = options || emptyOptions
  const {size} = settings
  const corner = settings.corner ?? (size != null && size >= cornerSizes.least && size <= cornerSizes.most)
  return faceSvg(resolveArt(settings.cards ?? cards, settings), face, {...settings, corner})
}
