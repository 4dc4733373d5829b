/**
 * Rivers that an author types beside a game record, compared with those of the record: the discards and their marks.
 */
import type {Span} from '@tehai/kernel/source'
import type {Discard} from '../../../model/diagram.js'
import type {BlockContent} from '../../grammar/content.js'
import type {Settings} from '../../grammar/keys/options.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {drawnRow} from '../../row/row.js'
import {differs, type RecordContent, type RecordedPlayer} from './record-content.js'

/** Report a river that differs from the one of the record. */
export function riverDifferences(
  {rowSources, text, settings}: BlockContent,
  section: number,
  {river}: RecordedPlayer,
  {content}: RecordContent
): PlacedMessage[] {
  const row = rowSources.find(one => one.section === section && one.mode === 'river')
  if (!row || river === null) return []
  const source = text.slice(row.start, row.end)
  const truth = discardsIn(river, content.settings)
  const typed = discardsIn(source, settings).filter(({tile}) => tile !== null)
  const places = placesIn(truth, typed, (one, at) => one.tile === truth[at]!.tile)
  if (places === null) return [differs(row, /^[jJ]/.test(source) ? river : river.replace(/^j /, ''))]
  const isMarked = (one: Discard, at: number): boolean => isAsMarked(one, truth, at)
  if (placesIn(truth, typed, (one, at) => one.tile === truth[at]!.tile && isMarked(one, at))) return []
  const wrong = typed.findIndex((one, index) => !isMarked(one, places[index]!))
  const {start, end} = typed[wrong]!
  const place = {start: row.start + start, end: row.start + end}
  return [differs(place, writtenDiscard(truth[places[wrong]!]!))]
}

/** A discard, and its index in the row. */
type PlacedDiscard = Discard & Span

/**
 * The places in the complete river of the discards of one that may be cut short; `null` if they do not occur there in
 * this order.
 */
function placesIn(
  whole: readonly PlacedDiscard[],
  part: readonly PlacedDiscard[],
  isSame: (discard: PlacedDiscard, place: number) => boolean
): readonly number[] | null {
  const places: number[] = []
  let place = 0
  for (const discard of part) {
    while (place < whole.length && !isSame(discard, place)) place += 1
    if (place === whole.length) return null
    places.push(place)
    place += 1
  }
  return places
}

/** Whether the marks of a discard are right. A discard without marks states nothing. */
function isAsMarked({tsumogiri, riichi, called}: Discard, river: readonly Discard[], place: number): boolean {
  const truth = river[place]!
  // The last discard may be marked as the winning tile, or as called next.
  const isCalled = truth.called || place === river.length - 1
  return (!tsumogiri || truth.tsumogiri) && (!riichi || isTurned(river, place)) && (!called || isCalled)
}

/**
 * Whether a tile shows the riichi: the tile of the declaration or, if that was called away, the first one after it that
 * stays.
 */
function isTurned(river: readonly Discard[], place: number): boolean {
  const declared = river.findIndex(({riichi}) => riichi)
  return declared >= 0 && declared <= place && river.slice(declared, place).every(({called}) => called)
}

/** A discard as rivers of records have it: `3+m`. */
function writtenDiscard({tile, tsumogiri, riichi, called}: Discard): string {
  const marks = `${tsumogiri ? '=' : ''}${riichi ? '+' : ''}${called ? '-' : ''}`
  return tile === null ? '' : `${tile[0]}${marks}${tile[1]}`
}

function discardsIn(source: string, {dialect, y}: Settings): readonly PlacedDiscard[] {
  const {diagram} = drawnRow(source, {mode: 'river', dialect, y, checked: true})
  if (diagram.mode !== 'river') return []
  const tiles = diagram.nodes.filter(({type}) => type === 'tile')
  return diagram.discards.map((discard, index) => ({
    ...discard,
    start: tiles[index]!.start,
    end: tiles[index]!.end
  }))
}
