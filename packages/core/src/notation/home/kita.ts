/**
 * Norths put aside (抜き北), with three players: `f` before them, as logs of tenhou have it.
 *
 *     f4z      one north
 *     f44z     two norths
 *     f北      the same in kanji
 */
import {KITA} from './draft.js'
import {addPrefix, readForeign} from './read-tiles.js'
import type {Row} from './row.js'

/** `f` before norths of a hand. */
export function readKita(row: Row): void {
  const next = row.folded[row.at + 1]
  if (row.river || next === undefined || !/[0-9北]/.test(next)) {
    readForeign(row)
    return
  }
  row.hasKita = true
  addPrefix(row, KITA)
}
