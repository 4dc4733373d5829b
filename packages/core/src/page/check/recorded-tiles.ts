/**
 * Tiles that an author types beside a game record, a river, the tile that was drawn or won, compared with those of the record.
 */
import {kindOf, type Tile} from '@tehai/riichi/tile'
import type {BlockContent} from '../grammar/content.js'
import type {EntryValue} from '../grammar/entry-value.js'
import type {Settings} from '../grammar/options.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {drawnRow} from '../row/row.js'
import {differs, seatOf, type Recorded, type RecordedPlayer} from './recorded.js'

/** The tile that was drawn or won, how, and from whom. */
export function ofWin(value: EntryValue, recorded: Recorded): PlacedMessage[] {
  const {content, win} = recorded
  const {entry, tiles, by, who} = value
  const {id} = entry.key
  if (win === null) {
    const drawn = content.values.find(one => one.entry.key.id === 'draw')?.tiles[0]
    const isOther = id === 'draw' && drawn !== undefined && drawn !== tiles[0]
    return isOther ? [differs('body', entry, drawn)] : []
  }
  const way = id === 'draw' ? 'tsumo' : by
  const isSameWay = way === null || way === win.by
  const isSamePlayer = who === null || win.who === null || seatOf(who, recorded) === seatOf(win.who, recorded)
  if (tiles[0] === win.tiles[0] && isSameWay && isSamePlayer) return []
  const whole = {start: entry.nameSpan.start, end: entry.end}
  return [differs('body', whole, `${win.entry.name}: ${win.entry.value}`)]
}

/** A river that is written beside the one of the record. */
export function ofRiver(
  {rowSources, text, settings}: BlockContent,
  section: number,
  {river}: RecordedPlayer,
  {content}: Recorded
): PlacedMessage[] {
  const row = rowSources.find(one => one.section === section && one.mode === 'river')
  if (!row || river === null) return []
  const source = text.slice(row.start, row.end)
  const truth = discardsIn(river, content.settings)
  // A river that is cut short is not judged by what it lacks.
  let at = 0
  const isPart = discardsIn(source, settings).every(tile => {
    if (tile === null) return true
    at = truth.indexOf(tile, at) + 1
    return at > 0
  })
  if (isPart) return []
  return [differs('body', row, /^[jJ]/.test(source) ? river : river.replace(/^j /, ''))]
}

function discardsIn(source: string, {dialect, y}: Settings): readonly (Tile | null)[] {
  const {diagram} = drawnRow(source, {mode: 'river', dialect, y, checked: true})
  return diagram.mode === 'river' ? diagram.discards.map(({tile}) => tile) : []
}

/** Whether two lists hold the same kinds, in any order. */
export function isSameKinds(a: readonly Tile[], b: readonly Tile[]): boolean {
  const kinds = (tiles: readonly Tile[]): string =>
    tiles
      .map(kindOf)
      .toSorted((one, other) => one - other)
      .join()
  return kinds(a) === kinds(b)
}
