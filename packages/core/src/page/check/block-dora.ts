/**
 * The dora of a block: what is given, what follows from it, and whether both agree.
 *
 * Either the dora or its indicator is enough; the other one is computed and shown as well.
 */
import {doraOf, formatTiles, indicatorOf, tileOf, type Tile} from '@tehai/riichi/tile'
import {report, type Check} from './checking.js'
import type {Entry} from '../grammar/entries.js'
import {pageMessage} from '../grammar/messages.js'
import {sameKinds, type Said} from '../grammar/said.js'
import {isSanmaRules} from '../row/sanma.js'
import type {DoraKey} from '../grammar/situation.js'

/** Tiles of one sort of dora. `given` says which of the two the author wrote. */
export interface DoraPair {
  readonly dora: readonly Tile[]
  readonly indicators: readonly Tile[]
  readonly given: 'dora' | 'indicator' | 'both' | null
  /** Where the author wrote the indicators, or else the dora. */
  readonly entry: Entry | null
}

export interface BlockDora {
  readonly open: DoraPair
  readonly ura: DoraPair
}

/** Whether the rules named are for three players. */
export function isSanma({settings, said}: Check): boolean {
  const written = said.findLast(({entry}) => entry.key.id === 'rules')?.entry.value
  return isSanmaRules(written ?? settings.rules)
}

/** Find the dora of a block, and report a dora that its indicator does not show. */
export function findDora(check: Check): BlockDora {
  const sanma = isSanma(check)
  const open = pairOf(check, 'dora', 'indicator', sanma)
  const ura = pairOf(check, 'ura', 'ura-indicator', sanma)
  for (const pair of [open, ura]) if (pair.indicators.length > MOST_INDICATORS) reportTooMany(check, pair)
  return {open, ura}
}

/** One from the beginning, and one for each of four kans. */
const MOST_INDICATORS = 5

function reportTooMany(check: Check, {entry, indicators}: DoraPair): void {
  if (!entry) return
  const values = {count: indicators.length}
  report(check, entry.part, pageMessage('too-many-indicators', entry.start, entry.end, values))
}

function pairOf(check: Check, doraKey: DoraKey, indicatorKey: DoraKey, sanma: boolean): DoraPair {
  const dora = onlySaid(check, doraKey)
  const indicator = onlySaid(check, indicatorKey)
  if (dora && indicator) {
    const shown = indicator.tiles.map(tile => tileOf(doraOf(tile, sanma)))
    if (dora.tiles.length > 0 && shown.length > 0 && !sameKinds(dora.tiles, shown))
      reportMismatch(check, dora, indicator, shown)
    return {dora: dora.tiles, indicators: indicator.tiles, given: 'both', entry: indicator.entry}
  }
  if (indicator) {
    return {
      dora: indicator.tiles.map(tile => tileOf(doraOf(tile, sanma))),
      indicators: indicator.tiles,
      given: 'indicator',
      entry: indicator.entry
    }
  }
  if (!dora) return {dora: [], indicators: [], given: null, entry: null}
  return {
    dora: dora.tiles,
    indicators: dora.tiles.map(tile => tileOf(indicatorOf(tile, sanma))),
    given: 'dora',
    entry: dora.entry
  }
}

/** What a key says; a second one (a key and a part of the situation) is reported. */
function onlySaid(check: Check, key: DoraKey): Said | null {
  const [first, ...others] = check.said.filter(({entry}) => entry.key.id === key)
  for (const {entry} of others) report(check, entry.part, pageMessage('double-key', entry.start, entry.end))
  return first ?? null
}

function reportMismatch(check: Check, {entry}: Said, indicator: Said, shown: readonly Tile[]): void {
  const values = {indicator: formatTiles(indicator.tiles)}
  report(
    check,
    entry.part,
    pageMessage('dora-mismatch', entry.start, entry.end, values, [formatTiles(shown)])
  )
}
