/**
 * Values that refer to tiles of their row: a tile drawn or won, marks, norths put aside.
 */
import {kindOf} from '@tehai/riichi/tile'
import type {Diagram} from '../../../model/diagram.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import {countHand} from '../../../model/validate.js'
import type {BlockContext} from '../context/context.js'
import {placeIn} from '@tehai/kernel/block'
import {readMarks} from '../../grammar/tiles/marks.js'
import {missingBars, missingMarks} from '../rows/marked-tiles.js'
import {pageMessage} from '../../grammar/messages.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {hasRoomFor} from '../../row/row.js'
import type {NamedTile} from '../rows/named-tile.js'
import type {ReadBlockRow} from '../context/rows.js'
import {WAITING} from '../../../notation/hand-size.js'

/** Report values that name tiles which are not in their row, or for which the row has no place. */
export function checkRowValues(context: BlockContext): PlacedMessage[] {
  return context.rows.list.flatMap(row =>
    row.values.length === 0
      ? []
      : [
          ...checkMarks(context, row),
          ...checkBars(context, row),
          ...checkNamed(row),
          ...checkUnnamed(row),
          ...checkKita(row)
        ]
  )
}

/** Marks for tiles that the row does not have. */
function checkMarks({settings, dora}: BlockContext, {values, diagram}: ReadBlockRow): PlacedMessage[] {
  const marks = values.filter(({entry}) => entry.key.id === 'mark')
  if (marks.length === 0) return []
  const hasDora = dora.open.dora.length + dora.ura.dora.length > 0
  return marks.flatMap(({entry}) => {
    const {dora: word} = readMarks(entry.value, settings.dialect)
    const missing = missingMarks(entry.value, diagram, settings.dialect).map(({start, end, expected}) =>
      pageMessage('tile-not-in-row', start, end, {}, expected)
    )
    const noDora = word && !hasDora ? [pageMessage('no-dora', word.start, word.end)] : []
    return [...missing, ...noDora].map(one => ({part: entry.part, message: placeIn(entry, one)}))
  })
}

/** Bars over tiles that the row does not have. */
function checkBars({settings}: BlockContext, {values, diagram}: ReadBlockRow): PlacedMessage[] {
  const bars = values.filter(({entry}) => entry.key.id === 'bars')
  if (bars.length === 0) return []
  return bars.flatMap(({entry}) =>
    missingBars(entry.value, diagram, settings.dialect).map(({start, end, expected}) => ({
      part: entry.part,
      message: placeIn(entry, pageMessage('tile-not-in-row', start, end, {}, expected))
    }))
  )
}

/** Whether a row ends with a tile that is set apart, and is another one than a key names. */
export function isOtherDraw({tile}: NamedTile, typed: Diagram): boolean {
  const draw = typed.mode === 'hand' ? typed.hand.draw : null
  return draw !== null && kindOf(draw) !== kindOf(tile)
}

/** A tile that a key names as drawn must be the one that is set apart, or be in the row, or have a place after it. */
function checkNamed({named, typed}: ReadBlockRow): PlacedMessage[] {
  if (!named || typed.mode === 'river') return []
  const {tile, entry, won} = named
  const {concealed, draw} = typed.hand
  const {part, start, end} = entry
  const what = won ? 'won' : 'drawn'
  if (draw !== null) {
    if (!isOtherDraw(named, typed)) return []
    // Only the tile, for `9s from toimen`.
    const at = entry.literal ? entry.value.indexOf(tile) : -1
    const span = at < 0 ? {start, end} : {start: start + at, end: start + at + tile.length}
    return [{part, message: pageMessage('draw-twice', span.start, span.end, {what, drawn: draw}, [draw])}]
  }
  if (hasRoomFor(tile, typed) || concealed.some(one => kindOf(one) === kindOf(tile))) return []
  const values = {tile, count: countHand(typed), what}
  return [{part, message: pageMessage('draw-too-many', start, end, values)}]
}

/** A scored hand of 13 tiles without a winning tile: `ron: from kamicha`. */
function checkUnnamed(row: ReadBlockRow): PlacedMessage[] {
  const entry = entryWithoutTile(row)
  if (!entry) return []
  return [{part: entry.part, message: pageMessage('not-one-tile', entry.start, entry.end, {key: entry.name})}]
}

/** The entry that says how a row of 13 tiles was won, or from which player, if no tile is named or set apart. */
export function entryWithoutTile({named, typed, values}: ReadBlockRow): EntryValue['entry'] | null {
  if (named || typed.mode === 'river' || typed.hand.draw !== null || countHand(typed) !== WAITING) return null
  if (!values.some(({entry}) => winClaims.has(entry.key.id))) return null
  const found = values.find(
    ({entry: {key}, problem, tiles}) =>
      (key.id === 'ron' || key.id === 'win') && problem === null && tiles.length === 0
  )
  return found?.entry ?? null
}

/** Claims about a hand that has won. */
export const winClaims: ReadonlySet<string> = new Set(['score', 'yaku', 'fu'])

/** Norths put aside in the row itself; a key that gives another number is reported. */
function checkKita({values, typed}: ReadBlockRow): PlacedMessage[] {
  const kita = typed.mode === 'hand' ? typed.hand.kita : 0
  if (kita === 0) return []
  return values.flatMap(({entry, facts}) => {
    const fact = facts.findLast(({field}) => field === 'kita')
    if (fact?.field !== 'kita' || fact.value === kita) return []
    const message = pageMessage('kita-mismatch', fact.start, fact.end, {kita}, [String(kita)])
    return [{part: entry.part, message}]
  })
}
