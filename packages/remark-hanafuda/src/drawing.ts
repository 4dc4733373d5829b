/**
 * How hanafuda is drawn on a site.
 */
import {palettes, type CardPaletteName} from '@tehai/card-art'
import type {GameDrawing} from 'rehype-tiles/render'
import {checkBlock} from './block.js'
import {game} from './code.js'
import {hanafuda} from './hanafuda.js'
import {defaultSettings} from './settings.js'

export interface DrawingOptions {
  /** Colours of the cards (default: `'light'`; the style sheet adapts them to dark pages). */
  palette?: CardPaletteName | null | undefined
  /** What ids begin with under `output: 'defs'` (default: `'hanafuda-'` and a sign for the palette). */
  idPrefix?: string | null | undefined
}

/**
 * Hanafuda, with the art of some options.
 *
 * @throws {TypeError} for a palette or a prefix that cannot be.
 */
export function hanafudaDrawing({palette, idPrefix}: Readonly<DrawingOptions> = {}): GameDrawing {
  if (palette != null && !Object.hasOwn(palettes, palette)) {
    const listed = Object.keys(palettes).map(name => `\`${name}\``)
    throw new TypeError(`Expected \`palette\` to be one of ${listed.join(', ')}, got \`${String(palette)}\``)
  }
  if (idPrefix != null && !/^[A-Za-z][\w-]*$/.test(idPrefix)) {
    throw new TypeError(`Expected \`idPrefix\` to be letters, digits, \`-\` and \`_\`, got \`${idPrefix}\``)
  }
  return {
    game: hanafuda(palette ?? 'light'),
    name: 'remark-hanafuda/rehype',
    palette,
    idPrefix: idPrefix ?? `${game}${palette === 'dark' ? 'd' : ''}-`,
    readBlock: (source, language) => checkBlock(source, '', {...defaultSettings, lang: language})
  }
}
