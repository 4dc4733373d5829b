/**
 * remark-hanafuda/rehype: cards in `<code class="language-hanafuda">` become static inline SVG.
 *
 * Draws through rehype-tiles, which never learns what a card is.
 */
import {palettes, type CardPaletteName} from '@tehai/card-art'
import type {Language} from '@tehai/core/source'
import type {Root} from 'hast'
import {drawingPlugin, type Output} from 'rehype-tiles/render'
import type {VFile} from 'vfile'
import {checkBlock} from './block.js'
import {game} from './cards.js'
import {hanafuda} from './hanafuda.js'
import {defaultSettings} from './settings.js'

export {hanafuda}

export interface Options {
  /** How pictures reach the page, as in rehype-tiles (default: `'auto'`). */
  output?: Output | null | undefined
  /** Colours of the cards (default: `'light'`; the style sheet adapts them to dark pages). */
  palette?: CardPaletteName | null | undefined
  /** Language of text alternatives where an element names none (default: that of `<html lang>`, else English). */
  lang?: Language | null | undefined
  /** What ids begin with under `output: 'defs'` (default: `'hanafuda-'` and a sign for the palette). */
  idPrefix?: string | null | undefined
  /** Under `output: 'img'`: the address of a picture's file (default: a `data:` address). */
  address?: ((svg: string) => string) | null | undefined
}

const choices = {
  output: ['auto', 'inline', 'defs', 'img'],
  palette: Object.keys(palettes),
  lang: ['en', 'ja']
} as const

/**
 * Draw every row of cards in a document.
 *
 * @throws {TypeError} when called with an option that does not exist in this form.
 */
export default function rehypeHanafuda(
  options?: Readonly<Options> | null
): (tree: Root, file: VFile) => undefined {
  const settings: Readonly<Options> = options ?? {}
  for (const [name, allowed] of Object.entries(choices)) {
    const value = settings[name as keyof typeof choices]
    if (value == null || (allowed as readonly string[]).includes(value)) continue
    const listed = allowed.map(choice => `\`${choice}\``).join(', ')
    throw new TypeError(`Expected \`${name}\` to be one of ${listed}, got \`${String(value)}\``)
  }
  const {output, palette, lang, address, idPrefix} = settings
  return drawingPlugin(hanafuda(palette ?? 'light'), {
    name: 'remark-hanafuda/rehype',
    output,
    palette,
    lang,
    address,
    idPrefix: idPrefix ?? `${game}${palette === 'dark' ? 'd' : ''}-`,
    readBlock: (source, language) => checkBlock(source, '', {...defaultSettings, lang: language})
  })
}
