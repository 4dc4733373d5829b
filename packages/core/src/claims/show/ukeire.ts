/**
 * Ukeire on the page: a table of discards with their tiles, counts and a bar. Static, without style attributes: the bar
 * is a `<meter>`, which is visible in print and is announced with its number.
 */
import {nameOfKinds, nameOfShanten, nameOfTiles} from '../../labels/scores/score.js'
import {element, elementWith, type Markup} from '@tehai/kernel/markup'
import {tileOf, type TileKind} from '@tehai/riichi/tile'
import type {Language} from '@tehai/kernel/source'
import type {Analysis} from '../analysis.js'
import type {DiscardCounts, UkeireCounts} from '../in-sight.js'
import {discardBefore} from '../check/ukeire/supposed-discard.js'
import {kindsLeft, ranked} from '../check/ukeire/widest.js'
import {dictionaries as claimWords} from '../words/index.js'
import {bar} from './bar.js'
import {asideMarkup, tilesBySuit} from './written-text.js'
import {discardWords} from './waits.js'
import {column, rowTable} from './row-table.js'

/** The accepted tiles in words: `8 kinds, 28 tiles`, 8種28枚; with the discard if the hand has fourteen tiles. */
export function ukeireMarkup(accepted: Acceptance, analysis: Analysis): Markup[] {
  const {lang} = analysis.hand.settings
  return [...discardBeforeWords(accepted, analysis), ukeireWords(accepted.seen, lang)]
}

/** The same in a line, with the accepted tiles before the words. */
export function ukeireInline(accepted: Acceptance | null, analysis: Analysis): Markup[] {
  if (!accepted) return ['?']
  const {hand} = analysis
  const kinds = kindsLeft(accepted.seen.tiles)
  const words = ukeireWords(accepted.seen, hand.settings.lang)
  return [...discardBeforeWords(accepted, analysis), ...tilesBySuit(kinds, hand), asideMarkup(words)]
}

/** The accepted tiles, with the discard before them. */
interface Acceptance {
  readonly discard: TileKind | null
  readonly seen: UkeireCounts['seen']
}

/** The discard, unless the author has named it. */
function discardBeforeWords({discard}: Acceptance, analysis: Analysis): Markup[] {
  if (discard === null || discardBefore(analysis.hand) === discard) return []
  return [...discardWords(discard, analysis), claimWords[analysis.hand.settings.lang].afterDiscard]
}

function ukeireWords({tiles, total}: UkeireCounts['seen'], lang: Language): string {
  const kinds = nameOfKinds(kindsLeft(tiles).length, lang)
  return claimWords[lang].ukeire(kinds, nameOfTiles(total, lang))
}

/** The tiles that a hand of thirteen or a shape accepts. */
export function ukeireTable({seen}: Acceptance, {hand}: Analysis): Markup[] {
  const kinds = kindsLeft(seen.tiles)
  if (kinds.length === 0) return []
  return [elementWith('p', {class: 'mahjong-accepted'}, tilesBySuit(kinds, hand))]
}

/**
 * A table of discards, the widest first.
 *
 * @param answers
 *   Discards to point out.
 */
export function discardTable(
  kinds: readonly TileKind[],
  analysis: Analysis,
  answers: readonly TileKind[] = []
): Markup[] {
  const {lang} = analysis.hand.settings
  const rows = ranked(analysis.discards().filter(({tile}) => kinds.includes(tile)))
  if (rows.length === 0) return []
  const most = Math.max(1, ...rows.map(({seen}) => seen.total))
  const isMixed = rows.some(({shanten}) => shanten !== rows[0]!.shanten)
  const {headings} = claimWords[lang]
  const head = element(
    'tr',
    {},
    column(headings.discard),
    ...(isMixed ? [column(headings.shanten)] : []),
    column(headings.accepts),
    column(headings.tiles)
  )
  const body = rows.map(row => discardRow(row, {most, isMixed, answers}, analysis))
  return [rowTable(head, body)]
}

/** What the rows of a discard table have in common. */
interface DiscardColumns {
  /** The number of tiles that the longest bar represents. */
  readonly most: number
  /** Whether the discards leave different numbers of shanten, so that there is a column for them. */
  readonly isMixed: boolean
  /** Discards to point out. */
  readonly answers: readonly TileKind[]
}

function discardRow(
  {tile, shanten, seen}: DiscardCounts,
  {most, isMixed, answers}: DiscardColumns,
  {hand}: Analysis
): Markup {
  const {lang} = hand.settings
  const kinds = kindsLeft(seen.tiles)
  const accepted = kinds.length > 0 ? tilesBySuit(kinds, hand) : ['–']
  return element(
    'tr',
    answers.includes(tile) ? {class: 'mahjong-answered'} : {},
    elementWith('th', {scope: 'row'}, tilesBySuit([tileOf(tile)], hand)),
    ...(isMixed ? [element('td', {}, nameOfShanten(shanten, lang))] : []),
    elementWith('td', {class: 'mahjong-accepted'}, accepted),
    element('td', {class: 'mahjong-total'}, bar(seen.total, most), ' ', nameOfTiles(seen.total, lang))
  )
}
