/**
 * The general tables of suji and walls, drawn with tiles of one suit: they are the same in every suit.
 */
import type {RankEffect} from '@tehai/riichi/safety'
import type {Tile} from '@tehai/riichi/tile'
import type {Markup} from '@tehai/kernel/markup'
import type {Language} from '@tehai/kernel/source'
import {dictionaries as tableWords} from '../../labels/words/tables.js'
import type {SafetyEngine} from '../engines.js'
import {referenceTable, tilesCell} from './reference-table.js'

/** What becomes suji when a tile is in the river. */
export function sujiMarkup({sujiTable}: SafetyEngine, lang: Language): Markup[] {
  const {river, suji, half} = tableWords[lang].headings
  return [referenceTable('suji', null, [river, suji, half], rowsOf(sujiTable, lang))]
}

/** What becomes no-chance when all copies of a tile are visible. */
export function kabeMarkup({kabeTable}: SafetyEngine, lang: Language): Markup[] {
  const {headings} = tableWords[lang]
  const names = [headings.wall, headings['no-chance'], headings['one-side']]
  return [referenceTable('kabe', null, names, rowsOf(kabeTable, lang))]
}

const tilesOf = (ranks: readonly number[]): Tile[] => ranks.map(rank => `${rank}p` as Tile)

const rowsOf = (table: readonly RankEffect[], lang: Language) =>
  table.map(row =>
    [row.ranks, row.none, row.one].map(ranks => tilesCell(tilesOf(ranks), lang, tableWords[lang].none))
  )
