/**
 * Options of the drawing stage.
 */
import {palettes, type PaletteName} from '@tehai/tile-art'
import type {DialectId} from '@tehai/core'
import type {Language} from '@tehai/kernel/source'

/** How pictures reach the page. */
export type Output = 'auto' | 'inline' | 'defs' | 'img'

export interface Options {
  /**
   * How pictures reach the page (default: `'auto'`).
   *
   * `'inline'`: each picture is complete in itself. `'defs'`: the art that a page uses stands once at its top, and
   * pictures refer to it. `'auto'`: `'inline'`, and `'defs'` from nine pictures in a document on. `'img'`: one
   * `<img alt>` a picture, for feeds and e-mail.
   */
  output?: Output | null | undefined
  /** Colours of the tiles (default: `'light'`; the style sheet adapts them to dark pages). */
  palette?: PaletteName | null | undefined
  /** Numeral of the fives of man: `'daiji'` 伍 or `'plain'` 五 (default: `'daiji'`). */
  five?: 'daiji' | 'plain' | null | undefined
  /** The white dragon: `'framed'` or `'empty'` (default: `'framed'`). */
  white?: 'framed' | 'empty' | null | undefined
  /** What ids begin with under `output: 'defs'` (default: `'mahjong-'` and a sign for the choice of art). */
  idPrefix?: string | null | undefined
  /** Notation of elements that name none (default: `'auto'`). */
  dialect?: DialectId | null | undefined
  /** Language of text alternatives where an element names none (default: that of `<html lang>`, else English). */
  lang?: Language | null | undefined
  /**
   * Under `output: 'img'`: the address of a picture's file, e.g. after writing it (default: a `data:` address).
   * The argument is the text of an SVG file.
   */
  address?: ((svg: string) => string) | null | undefined
}

/** What an option may be, where there is a list. */
const choices = {
  output: ['auto', 'inline', 'defs', 'img'],
  palette: Object.keys(palettes),
  five: ['daiji', 'plain'],
  white: ['framed', 'empty'],
  lang: ['en', 'ja']
} as const

/**
 * Check options that a programmer wrote.
 *
 * @throws {TypeError} for a value that is none of the choices.
 */
export function checkOptions(options: Readonly<Options>): void {
  for (const [name, allowed] of Object.entries(choices)) {
    const value = options[name as keyof typeof choices]
    if (value == null || (allowed as readonly string[]).includes(value)) continue
    const listed = allowed.map(choice => `\`${choice}\``).join(', ')
    throw new TypeError(`Expected \`${name}\` to be one of ${listed}, got \`${String(value)}\``)
  }
  if (options.idPrefix != null && !/^[A-Za-z][\w-]*$/.test(options.idPrefix)) {
    throw new TypeError(
      `Expected \`idPrefix\` to be letters, digits, \`-\` and \`_\`, got \`${options.idPrefix}\``
    )
  }
}
