/**
 * Code: rows of tiles on the wire to the drawing stage.
 */
import * as wire from '@tehai/kernel/block'
import type {MarkupElement} from '@tehai/kernel/markup'
import {formatRowOptions, rowClasses, type RowOptions} from './row-options.js'

const rowOf = (source: string, options: RowOptions): wire.WireRow => ({
  game: 'mahjong',
  source,
  options: formatRowOptions(options),
  languages: rowClasses(options)
})

/** Tiles among words. `classes` and `id`: those of the author. */
export function inlineCode(
  source: string,
  options: RowOptions,
  classes?: readonly string[],
  id?: string | null
): MarkupElement {
  return wire.inlineCode(rowOf(source, options), classes, id)
}

/** A row by itself. `classes` and `id`: those of the author. */
export function blockRow(
  source: string,
  options: RowOptions,
  classes?: readonly string[],
  id?: string | null
): MarkupElement {
  return wire.blockRow(rowOf(source, options), classes, id)
}
