/**
 * Options of the drawing stage.
 */
import {languages, wrongCall, type Language} from '@tehai/kernel/source'
import type {DialectId} from '@tehai/core'
import {checkIdPrefix} from './id-prefix.js'
import {checkTiles} from './check-tiles.js'
import {checkNamed} from '../picture/named-pictures.js'
import {tileSets, type MahjongTiles, type TileSetName} from './tile-sets.js'

/** How pictures reach the page. */
export type Output = 'auto' | 'inline' | 'defs' | 'img'

export interface Options {
  /**
   * How pictures reach the page (default: `'auto'`).
   *
   * `'inline'`: each picture is complete in itself. `'defs'`: the art that a page uses is written once at its top, and
   * pictures refer to it. `'auto'`: `'inline'`, and `'defs'` in documents with nine or more pictures. `'img'`: one
   * `<img alt>` a picture, for feeds and e-mail.
   */
  output?: Output | null | undefined
  /** The pictures: name of a shipped tile set, or a tile set (default: `'mahjong'`). */
  tiles?: TileSetName | MahjongTiles | null | undefined
  /**
   * Name of a palette of the set (default: `'light'`; the style sheet adapts it to dark pages). The shipped set has
   * `'light'`, `'dark'` and `'black'`.
   */
  palette?: string | null | undefined
  /**
   * Choices that the set offers, by name. The shipped set has `five`, the numeral of the fives of man, `'daiji'` 伍 or
   * `'plain'` 五 (default: `'daiji'`), and `white`, the white dragon, `'framed'`, `'empty'`, or `'mixed'`:
   * framed in a line of text and empty from 2.6 em on (default: `'framed'`).
   */
  variants?: Readonly<Record<string, string | null | undefined>> | null | undefined
  /**
   * Whether each tile is an element of its own, `<g class="tile rotated" data-tile="0p">`, for sites that script or style
   * single tiles (default: `false`). Classes besides `tile`: `rotated`, `tsumogiri`, `called`, `dora`, `ring`, `dim`, `behind`.
   */
  named?: boolean | null | undefined
  /**
   * The prefix of ids under `output: 'defs'` (default: the id of the set, and a digest of `palette` and `variants`
   * where they are not the standard).
   */
  idPrefix?: string | null | undefined
  /** Notation of elements that do not name one (default: `'auto'`). */
  dialect?: DialectId | null | undefined
  /**
   * Language of alternative texts of elements that do not name one (default: that of `<html lang>`, otherwise English).
   */
  lang?: Language | null | undefined
  /**
   * Under `output: 'img'`: the address of a picture's file, e.g. after writing it (default: a `data:` address). The
   * argument is the text of the SVG file.
   */
  address?: ((svg: string) => string) | null | undefined
}

/** Names of the options, and of two similar ones of the Markdown stage. */
export const optionNames: readonly string[] =
  'output tiles palette variants named idPrefix dialect lang address names games'.split(' ')

/** The values of options that have a list of values. */
const choices = {
  output: ['auto', 'inline', 'defs', 'img'],
  lang: languages
} as const

/**
 * Check options that a programmer wrote.
 *
 * @throws {TypeError} for a value that is not one of the choices, and for an incomplete tile set.
 */
export function checkOptions(options: Readonly<Options>): void {
  for (const [name, allowed] of Object.entries(choices)) {
    const value = options[name as keyof typeof choices]
    if (value == null || (allowed as readonly string[]).includes(value)) continue
    const listed = allowed.map(choice => `\`${choice}\``).join(', ')
    throw wrongCall(`\`${name}\` to be one of ${listed}`, value)
  }
  checkIdPrefix(options.idPrefix)
  checkNamed(options.named)
  checkTiles(options, tileSets)
}
