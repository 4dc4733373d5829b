/**
 * Mahjong with an art: for pages that load no other than they draw.
 */
import {describe, nameOfWin} from '@tehai/core/labels'
import {layoutRow} from '@tehai/core/layout'
import {notationMessages} from '@tehai/core/notation'
import {drawnRow, type ReadRow, type RowOptions} from '@tehai/core/page'
import type {ResolvedArt} from '@tehai/kernel/picture'
import {forEachLanguage, sentence} from '@tehai/kernel/source'
import type {Game, Placement} from './game.js'

/**
 * The game of mahjong: notation, layout, art and words put together for the drawing.
 *
 * @param read
 *   What reads a row (default: `drawnRow` of `@tehai/core/page`, whose messages do not say what a row may have been meant
 *   as; `readRow` does, and needs more code).
 */
export function mahjongOf(art: ResolvedArt, read: typeof drawnRow = drawnRow): Game {
  return {
    id: 'mahjong',
    art,
    sentence: (message, source, language) => sentence(message, notationMessages, source, language),
    row(source: string, rowOptions: RowOptions, placement: Placement) {
      const {diagram, messages} = read(source, rowOptions)
      const wrap = placement === 'block'
      const {columns, lang = 'en'} = rowOptions
      const pieces = layoutRow(diagram, {
        tile: art,
        wrap,
        stack: placement !== 'inline',
        columns,
        won: wonWords[lang]
      })
      const label = rowOptions.label ?? describe(diagram, lang)
      const added = isAdded(diagram, source) ? ` ${rowOptions.draw}` : undefined
      return {added, kind: diagram.mode, size: diagram.mode === 'river' ? 'm' : 'l', pieces, label, messages}
    }
  }
}

/** Whether an option has put a tile after the row: its place is the end of the source, where nothing was typed. */
const isAdded = ({nodes}: ReadRow['diagram'], {length}: string): boolean => nodes.at(-1)?.start === length

/** Words under a tile that is marked as won. */
const wonWords = forEachLanguage(language => ({
  tsumo: nameOfWin('tsumo', language),
  ron: nameOfWin('ron', language)
}))
