/**
 * Norths put aside (抜き北), with three players: `f` before them, as in logs of Tenhou.
 *
 *     f4z      one north
 *     f44z     two norths
 *     f北      the same in kanji
 */
import {closeRun} from './close-run.js'
import {KITA} from './draft.js'
import {addPrefix, readForeign} from './read-tiles.js'
import type {Row} from './row.js'

/** Norths after an `f`. */
const norths = /^f(?:4+z|北)/

/**
 * `f` after digits is the suit of flowers; elsewhere it comes before norths of a hand. Between digits and a north it
 * may be neither: the digits may lack their suit.
 */
export function readKitaOrFlowers(row: Row): void {
  const {run, isKanjiRun, river, folded, at} = row
  if (run.length > 0 && !isKanjiRun && (river || !norths.test(folded.slice(at, at + LONGEST)))) {
    closeRun(row, 'f', ++row.at)
  } else if (!river && /[0-9北]/.test(folded[at + 1] ?? '')) {
    row.hasKita = true
    addPrefix(row, KITA)
  } else readForeign(row)
}

/** `f` and four norths. */
const LONGEST = 6
