/** Tiles that keys name beside a game record (the drawn or winning tile), compared with those of the record. */
import {kindOf, type Tile} from '@tehai/riichi/tile'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import type {Who} from '../../grammar/situation/players.js'
import type {Seat} from '../../../model/players.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {differs, seatOf, type RecordContent} from './record-content.js'

/** The drawn or winning tile, how it was won, and from which player. */
export function winDifferences(value: EntryValue, recorded: RecordContent): PlacedMessage[] {
  const {content, win} = recorded
  const {entry, tiles} = value
  const {id} = entry.key
  if (win === null) {
    const drawn = content.values.find(one => one.entry.key.id === 'draw')?.tiles[0]
    const isOther = id === 'draw' && drawn !== undefined && drawn !== tiles[0]
    return isOther ? [differs(entry, drawn)] : []
  }
  if (isSameWin(value, win, one => seatOf(one, recorded))) return []
  const whole = {start: entry.nameSpan.start, end: entry.end}
  return [differs(whole, `${win.entry.name}: ${win.entry.value}`)]
}

/**
 * Whether a win agrees with that of the record, in everything that the record states.
 *
 * @param seatOfWho
 *   Where the player that a win names sits.
 */
export function isSameWin(
  {entry, tiles, by, who}: EntryValue,
  win: EntryValue,
  seatOfWho: (who: Who) => Seat | null
): boolean {
  const way = entry.key.id === 'draw' ? 'tsumo' : by
  const isSameWay = way === null || way === win.by
  const isSamePlayer = who === null || win.who === null || seatOfWho(who) === seatOfWho(win.who)
  return tiles[0] === win.tiles[0] && isSameWay && isSamePlayer
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
