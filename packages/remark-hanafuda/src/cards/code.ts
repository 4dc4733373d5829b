/**
 * Code: rows of cards as `<code>` elements for the drawing stage.
 */
import * as wire from '@tehai/kernel/block'
import type {MarkupElement} from '@tehai/kernel/markup'

/** The id of the game, with which names of classes and languages begin. */
export const game = 'hanafuda'

const rowOf = (source: string, options: wire.RowOptions): wire.WireRow => ({
  game,
  source,
  options: wire.formatCommonOptions(options),
  languages: [`language-${game}`]
})

/** Cards among words. `classes` and `id`: those of the author. */
export function inlineCode(
  source: string,
  options: wire.RowOptions,
  classes?: readonly string[],
  id?: string | null
): MarkupElement {
  return wire.inlineCode(rowOf(source, options), classes, id)
}

/** A row as a block. `classes` and `id`: those of the author. */
export function blockRow(
  source: string,
  options: wire.RowOptions,
  classes?: readonly string[],
  id?: string | null
): MarkupElement {
  return wire.blockRow(rowOf(source, options), classes, id)
}
