/** Lines that a game record adds to a block: they come after the author's text, and are read in the same way. */
import type {Span} from '@tehai/kernel/source'
import type {Entry} from './entries.js'
import type {Markup} from '@tehai/kernel/markup'
import type {Settings} from '../keys/options.js'
import type {RecordedSettlement, RecordView} from './records.js'

/** Lines of a record that belong to something that an author has typed, rather than to the lines above them. */
export interface RecordLines extends Span {
  /** The row of the hand that their keys are about; `null` if they apply to the whole block. */
  readonly row: number | null
  /** The section that their keys and rows belong to. */
  readonly section: number
}

/** The content of a record for a block. */
export interface BlockRecord {
  /** The key that names it. */
  readonly entry: Entry
  /** Offset at which its lines begin. */
  readonly from: number
  /** The targets of its lines, in the order of the text. */
  readonly places: readonly RecordLines[]
  /** The row of the owner of the page's hand, which keys above the first header are about; `null` if there is none. */
  readonly ownRow: number | null
  readonly view: RecordView
  /** The boards of its moments, in the form of a row of the page. */
  readonly board: string
  /** The table of the game or the printed form of the round. */
  readonly more: readonly Markup[]
  /** Whether the block shows the end of a round that ends in a draw. */
  readonly isDrawn: boolean
  /** What the round pays, where the block shows its end; otherwise `null`. */
  readonly settlement: RecordedSettlement | null
}

/** Whether an offset of the body is in the lines of a record. */
export function isOfRecord(
  record: BlockRecord | null,
  {start, part = 'body'}: {readonly start: number; readonly part?: Entry['part']}
): boolean {
  return record !== null && part === 'body' && start >= record.from
}

/** Whether an entry beside a record says whose view is shown. */
export const isOfEyes = ({key, section}: Entry): boolean => key.id === 'seat' && section === 0

/** An entry with the row and the section that it belongs to. */
export function placedEntry(
  record: BlockRecord,
  entry: Entry,
  rows: readonly {readonly section: number}[]
): Entry {
  const isAbove = entry.section === 0 && entry.row !== null && rows[entry.row]?.section !== 0
  if (isAbove && entry.key.of === 'hand' && record.ownRow !== null) return {...entry, row: record.ownRow}
  const place = placeIn(record, entry)
  return place ? {...entry, row: place.row, section: place.section, common: place.row === null} : entry
}

/** A row with the section that it belongs to. */
export function placedRow<Row extends Span & {readonly section: number}>(record: BlockRecord, row: Row): Row {
  const place = placeIn(record, row)
  return place ? {...row, section: place.section} : row
}

function placeIn(
  record: BlockRecord,
  at: {readonly start: number; readonly part?: Entry['part']}
): RecordLines | undefined {
  return isOfRecord(record, at)
    ? record.places.find(({start, end}) => at.start >= start && at.start <= end)
    : undefined
}

/** Lines of records always have the same notation, whatever the page is written in. */
export function notationOfRecords(settings: Settings): Settings {
  return {...settings, dialect: 'auto', y: 'auto'}
}
