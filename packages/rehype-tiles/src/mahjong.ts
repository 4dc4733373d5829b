/**
 * The game of mahjong: notation, layout, art and words put together for the drawing.
 */
import {makeTiles, palettes, tiles, type TileArt} from '@tehai/tile-art'
import {describe, nameOfWin} from '@tehai/core/labels'
import {layoutRow} from '@tehai/core/layout'
import type {Art} from '@tehai/kernel/picture'
import {notationMessages} from '@tehai/core/notation'
import {readRow, type RowOptions} from '@tehai/core/page'
import {sentence} from '@tehai/kernel/source'
import type {Game, Placement} from './game.js'
import type {Options} from './options.js'

/** Mahjong, with the art of some options. */
export function mahjong(options: Readonly<Options>): Game {
  const art: Art<string> = {
    ...artOf(options),
    palette: palettes[options.palette ?? 'light']
  }
  return {
    id: 'mahjong',
    art,
    sentence: (message, source, language) => sentence(message, notationMessages, source, language),
    row(source: string, rowOptions: RowOptions, placement: Placement) {
      const {diagram, messages} = readRow(source, rowOptions)
      const wrap = placement === 'block'
      const {columns, lang = 'en'} = rowOptions
      const pieces = layoutRow(diagram, {wrap, stack: placement !== 'inline', columns, won: wonWords[lang]})
      const label = rowOptions.label ?? describe(diagram, lang)
      return {kind: diagram.mode, size: diagram.mode === 'river' ? 'm' : 'l', pieces, label, messages}
    }
  }
}

/** Words under a tile that is marked as won. */
const wonWords = {
  en: {tsumo: nameOfWin('tsumo', 'en'), ron: nameOfWin('ron', 'en')},
  ja: {tsumo: nameOfWin('tsumo', 'ja'), ron: nameOfWin('ron', 'ja')}
} as const

/** Sets by their choices. Drawing one takes milliseconds, a row of it microseconds. */
const sets = new Map<string, TileArt>()

function artOf({five, white}: Readonly<Options>): TileArt {
  if (five !== 'plain' && white !== 'empty') return tiles
  const choices = `${five ?? 'daiji'} ${white ?? 'framed'}`
  const known = sets.get(choices)
  if (known) return known
  const drawn = makeTiles({five, white})
  sets.set(choices, drawn)
  return drawn
}
