/**
 * The game of mahjong: notation, layout, art and words put together for the drawing.
 */
import {describe, nameOfWin} from '@tehai/core/labels'
import {layoutRow} from '@tehai/core/layout'
import {notationMessages} from '@tehai/core/notation'
import {readRow, type ReadRow, type RowOptions} from '@tehai/core/page'
import {forEachLanguage, sentence} from '@tehai/kernel/source'
import type {Game, Placement} from './game.js'
import type {Options} from './options.js'
import {chosenArt} from './chosen-art.js'
import {tileSets} from './tile-sets.js'

/**
 * Mahjong, with the art of some options.
 *
 * @throws {TypeError} for a name that no tile set has, and for a palette or a variant that the set does not have.
 */
export function mahjong(options: Readonly<Pick<Options, 'tiles' | 'palette' | 'variants'>>): Game {
  const art = chosenArt(options, tileSets)
  return {
    id: 'mahjong',
    art,
    sentence: (message, source, language) => sentence(message, notationMessages, source, language),
    row(source: string, rowOptions: RowOptions, placement: Placement) {
      const {diagram, messages} = readRow(source, rowOptions)
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
