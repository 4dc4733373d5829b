/**
 * The parts of a page for a game record: a board, the hand of a player with the known facts of the round, lists of
 * moments.
 */
import type {BlockContext} from '../check/context/context.js'
import {isOfEyes, isOfRecord, type BlockRecord} from '../grammar/block/record-lines.js'
import type {KeyId} from '../grammar/keys/keys.js'
import type {EntryValue} from '../grammar/values/entry-value.js'
import {fact, onPage, type Display} from './display.js'
import type {ShownPart} from './groups.js'
import {rowPart} from './row-part.js'

type PartsOf = (display: Display, value: EntryValue) => readonly ShownPart[]

/**
 * The record of a block: its board, or its name if it cannot be read.
 *
 * @param partsOf
 *   Shows a line of it, such as its round.
 */
export function recordParts(display: Display, value: EntryValue, partsOf: PartsOf): ShownPart[] {
  const {context} = display
  const {record: read, settings} = context
  if (read === null || read.entry.start !== value.entry.start) return fact(display, value)
  if (read.view === 'board') {
    const options = {board: true, lang: settings.lang, checked: true}
    return [onPage({type: 'board', source: read.board, options})]
  }
  if (read.view === 'hand') return recordedHand(display, read, partsOf)
  return moreOf(read)
}

const moreOf = ({more}: BlockRecord): ShownPart[] =>
  more.length === 0 ? [] : [onPage({type: 'more', content: more})]

/** The hand of a record at its moments, the last one with the known facts of its round. */
function recordedHand(display: Display, read: BlockRecord, partsOf: PartsOf): ShownPart[] {
  const {context} = display
  const {values, rows} = context
  const lines = shownWithHand.flatMap(id =>
    values.filter(
      ({entry}) => entry.key.id === id && entry.common && (isOfRecord(read, entry) || isOfEyes(entry))
    )
  )
  // If the author has typed the hand, the first hand of the record belongs to another player.
  const row = rows.list.find(
    one => one.row.mode === 'hand' && isOfRecord(read, one.row) && isOwnSection(context, one.row.section)
  )
  return [
    ...moreOf(read),
    ...lines.flatMap(one => partsOf(display, one)),
    ...(row ? [onPage(rowPart(row, rows.list.indexOf(row), display.verdicts, null))] : [])
  ]
}

/** Whether a section belongs to the owner of the page's hand. */
function isOwnSection({sections}: BlockContext, section: number): boolean {
  const who = sections[section]?.player?.who
  return who !== undefined && 'player' in who && who.player === 'self'
}

/** The lines of a record that are shown together with a single hand. */
const shownWithHand: readonly KeyId[] = [
  'round',
  'honba',
  'seat',
  'turn',
  'sticks',
  'indicator',
  'ura-indicator'
]
