/**
 * Rows of mahjong with one art: all that a picture needs. The messages about rows are in `mahjong-of.ts`.
 */
import {describe, nameOfWin} from '@tehai/core/labels'
import {layoutRow} from '@tehai/core/layout'
import {drawnRow, type ReadRow, type RowOptions} from '@tehai/core/page'
import type {ResolvedArt} from '@tehai/kernel/picture'
import {forEachLanguage} from '@tehai/kernel/source'
import type {Game, Placement} from './game.js'

/**
 * The game of mahjong without the sentences of its messages, for pages that load these sentences after the first
 * picture.
 *
 * @param read
 *   As for `mahjongOf`.
 */
export function mahjongRows(art: ResolvedArt, read: typeof drawnRow = drawnRow): Omit<Game, 'sentence'> {
  return {
    id: 'mahjong',
    art,
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

/** Whether a tile was added after the row by an option: its range is the end of the source, where nothing was typed. */
const isAdded = ({nodes}: ReadRow['diagram'], {length}: string): boolean => nodes.at(-1)?.start === length

/** Words under a tile that is marked as won. */
const wonWords = forEachLanguage(language => ({
  tsumo: nameOfWin('tsumo', language),
  ron: nameOfWin('ron', language)
}))
