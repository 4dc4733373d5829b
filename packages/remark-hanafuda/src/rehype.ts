/**
 * remark-hanafuda/rehype: cards in `<code class="language-hanafuda">` become static inline SVG.
 *
 * Draws through rehype-tiles, which does not depend on cards.
 */
import {languages, type Language, wrongCall} from '@tehai/kernel/source'
import type {Root} from 'hast'
import {drawingPlugin, type Output} from 'rehype-tiles/drawing'
import type {VFile} from 'vfile'
import {hanafudaDrawing, type DrawingOptions} from './drawing.js'
import {hanafuda} from './cards/hanafuda.js'

export {hanafuda}

export interface Options extends DrawingOptions {
  /** How pictures reach the page, as in rehype-tiles (default: `'auto'`). */
  output?: Output | null | undefined
  /** Language of text alternatives if an element does not name one (default: that of `<html lang>`, else English). */
  lang?: Language | null | undefined
  /** Under `output: 'img'`: the address of a picture's file (default: a `data:` address). */
  address?: ((svg: string) => string) | null | undefined
}

const choices = {
  output: ['auto', 'inline', 'defs', 'img'],
  lang: languages
} as const

/** What `require` returns in CommonJS: the plugin itself. */
export {rehypeHanafuda as 'module.exports'}

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
    throw wrongCall(`\`${name}\` to be one of ${listed}`, value)
  }
  return drawingPlugin(hanafudaDrawing(settings), settings)
}
