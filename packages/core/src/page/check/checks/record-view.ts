/**
 * Keys beside a game record about how a row is drawn, how players are arranged, or which moment is shown, although the
 * record is shown in a form without these: a board has no marks under the tiles of a hand, and the table of rounds has
 * no moment.
 */
import type {Entry} from '../../grammar/block/entries.js'
import type {KeyId} from '../../grammar/keys/keys.js'
import {pageMessage} from '../../grammar/messages.js'
import type {Settings} from '../../grammar/keys/options.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {isOfRecord, type BlockRecord} from '../../grammar/block/record-lines.js'
import type {BlockContext} from '../context/context.js'

/** The form in which to show the record so that something is drawn. */
type OtherView = 'hand' | 'rivers' | 'lists' | 'board'

/** Keys of a row, and the form of a record that has the row to which they usually apply. */
const drawing: Partial<Record<KeyId, OtherView>> = {
  mark: 'hand',
  bars: 'hand',
  label: 'hand',
  columns: 'rivers'
}

/** Keys that name a moment, or how it is shown. */
const ofMoment: ReadonlySet<KeyId> = new Set<KeyId>(['kyoku', 'at', 'open'])

/** Report keys that have no effect on what is shown of a record. */
export function checkRecordView({
  record,
  values,
  rows,
  layoutEntry,
  settings
}: BlockContext): readonly PlacedMessage[] {
  if (record === null) return []
  const isDrawn = (index: number): boolean => {
    const {row, diagram} = rows.list[index]!
    if (!isOfRecord(record, row)) return true
    return diagram.mode === 'river' ? record.view === 'rivers' : record.view === 'hand'
  }
  const lost = values.flatMap(({entry, problem}): PlacedMessage[] => {
    const isOfMoment = ofMoment.has(entry.key.id) || (entry.key.id === 'round' && rows.list.length === 0)
    if (record.view === 'rounds' && isOfMoment) return [notDrawn(entry, record, 'board')]
    const instead = drawing[entry.key.id]
    if (problem || instead === undefined || entry.row === null || isOfRecord(record, entry)) return []
    return entry.row < rows.list.length && !isDrawn(entry.row) ? [notDrawn(entry, record, instead)] : []
  })
  const instead = layoutEntry === null ? undefined : arrangedBy(settings.layout, record)
  return instead === undefined ? lost : [...lost, notDrawn(layoutEntry!, record, instead)]
}

/** The view in which the players of a record are arranged as `layout` says; `undefined` if they already are. */
function arrangedBy(layout: Settings['layout'], {view}: BlockRecord): OtherView | undefined {
  if (layout === 'list' && view === 'board') return 'lists'
  return layout === 'board' && (view === 'hand' || view === 'rivers') ? 'board' : undefined
}

function notDrawn({part, nameSpan}: Entry, {view}: BlockRecord, instead: OtherView): PlacedMessage {
  return {part, message: pageMessage('not-drawn', nameSpan.start, nameSpan.end, {view, instead})}
}
