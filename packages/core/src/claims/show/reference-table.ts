/**
 * Tables of reference on the page: a caption, headings, rows.
 */
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import type {Language} from '@tehai/kernel/source'
import {formatTiles, type Tile} from '@tehai/riichi/tile'
import {inlineCode} from '../../page/row/wire.js'

/** What a cell holds. */
export type Cell = readonly Markup[]

/** A table. The first cell of a row is its heading. */
export function referenceTable(
  kind: string,
  caption: string | null,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[]
): Markup {
  const head = headings.map(text => element('th', {scope: 'col'}, text))
  const body = rows.map(([first = [], ...cells]) =>
    elementWith('tr', {}, [
      elementWith('th', {scope: 'row'}, first),
      ...cells.map(cell => elementWith('td', {}, cell))
    ])
  )
  const parts: Markup[] = [element('thead', {}, elementWith('tr', {}, head)), elementWith('tbody', {}, body)]
  const above = caption === null ? [] : [element('caption', {}, caption)]
  return elementWith('table', {class: `mahjong-ukeire mahjong-table-${kind}`}, [...above, ...parts])
}

/** Tiles in a cell, as large as the text; a dash where there are none. */
export function tilesCell(tiles: readonly Tile[], lang: Language, none: string): Cell {
  if (tiles.length === 0) return [none]
  return [inlineCode(formatTiles(tiles), {dialect: 'mpsz', lang, checked: true})]
}
