/**
 * Keys beside a game record that change how a row is drawn, how players are arranged, or which moment is shown, where the record
 * is shown in a way that has none: marks under the tiles of a hand are not on a board, and the table of rounds has no moment.
 */
import type {Entry} from '../../grammar/block/entries.js'
import type {KeyId} from '../../grammar/keys/keys.js'
import {pageMessage} from '../../grammar/messages.js'
import type {Settings} from '../../grammar/keys/options.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {isOfRecord, type BlockRecord} from '../../grammar/block/record-lines.js'
import type {BlockContext} from '../context/context.js'

/** What is to be shown of the record so that something is drawn. */
type OtherView = 'hand' | 'rivers' | 'lists' | 'board'

/** Keys of a row, and what of a record has the row that they are mostly about. */
const drawing: Partial<Record<KeyId, OtherView>> = {
  mark: 'hand',
  bars: 'hand',
  label: 'hand',
  columns: 'rivers'
}

/** Keys that name a moment, or what of it is shown. */
const ofMoment: ReadonlySet<KeyId> = new Set<KeyId>(['kyoku', 'at', 'open'])

/** Report keys that change nothing of what is shown of a record. */
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

/** What arranges the players of a record as `layout` says; nothing where they are arranged so. */
function arrangedBy(layout: Settings['layout'], {view}: BlockRecord): OtherView | undefined {
  if (layout === 'list' && view === 'board') return 'lists'
  return layout === 'board' && (view === 'hand' || view === 'rivers') ? 'board' : undefined
}

function notDrawn({part, nameSpan}: Entry, {view}: BlockRecord, instead: OtherView): PlacedMessage {
  return {part, message: pageMessage('not-drawn', nameSpan.start, nameSpan.end, {view, instead})}
}
