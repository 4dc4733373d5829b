/**
 * Blocks with a game record: the content of the record is read as if it had been typed after the author's text.
 *
 * What both say is compared; the page shows the author's words.
 */
import type {Language} from '@tehai/kernel/source'
import {readContent, type BlockContent} from '../../grammar/content.js'
import type {Entry} from '../../grammar/block/entries.js'
import type {KeyId} from '../../grammar/keys/keys.js'
import {pageMessage} from '../../grammar/messages.js'
import type {BlockRecord} from '../../grammar/block/record-lines.js'
import {openingWords, viewWords, type ValueWords} from '../../grammar/block/record-words.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import type {Wind} from '../../../labels/play/winds.js'
import type {RecordFault, RecordPosition, Records} from '../../grammar/block/records.js'
import type {Settings} from '../../grammar/keys/options.js'
import type {SituationFact} from '../../grammar/situation/situation.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import {differencesFrom} from './differences.js'
import {recordedOf} from './record-content.js'
import {linesOf} from './lines.js'

/** What reading a record requires besides the block. */
export interface RecordSource {
  /** `null` if the host does not read records. */
  readonly records: Records | null
  readonly page: string | undefined
  /** Settings of the site and the file. */
  readonly site: Settings
}

/** A block that has keys of a game record, with the content of the record. */
export function withRecord(content: BlockContent, source: RecordSource): BlockContent {
  const {values} = content
  const find = (id: KeyId) => values.findLast(({entry}) => entry.key.id === id)?.entry ?? null
  const log = find('log')
  if (!log) return {...content, messages: [...content.messages, ...withoutLog(content)]}
  if (log.value.trim() === '') return content
  return readOf(content, log, find, source)
}

/** Keys of a record in a block that names none. */
function withoutLog({values}: BlockContent): PlacedMessage[] {
  return values.flatMap(({entry}) => {
    if (entry.key.group !== 'record') return []
    const {start, end} = entry.nameSpan
    return [{part: entry.part, message: pageMessage('key-without-log', start, end)}]
  })
}

function readOf(
  content: BlockContent,
  log: Entry,
  find: (id: KeyId) => Entry | null,
  {records, page, site}: RecordSource
): BlockContent {
  const {settings, values} = content
  const {value: view, messages: viewMessages} = readWord(find('show'), viewWords, 'board', settings.lang)
  const open = readWord(find('open'), openingWords, 'no', settings.lang)
  if (!records) {
    const message = pageMessage('no-record-reader', log.start, log.end)
    return {...content, messages: [...content.messages, {part: log.part, message}]}
  }
  const isAlone = view === 'board' && isBare(content)
  const {position, board, more, faults} = records.read({
    log: log.value.trim(),
    kyoku: find('kyoku')?.value ?? null,
    round: roundSaid(values),
    at: find('at')?.value ?? null,
    seat: ownSeat(values),
    isOpen: open.value === 'yes',
    view,
    needsPosition: !isAlone,
    language: settings.lang,
    page
  })
  const from = content.text.length + 1
  const record: BlockRecord = {
    entry: log,
    from,
    places: [],
    ownRow: null,
    view,
    board,
    more,
    isDrawn: typeof position?.end?.draw === 'string',
    settlement: position?.settlement ?? null
  }
  const own = [...viewMessages, ...open.messages, ...faults.map(fault => placedFault(fault, find, log))]
  if (!isAlone && position) return withPosition(content, record, {position, site, own})
  const isShown = board !== '' || more.length > 0
  return {...content, record: isShown ? record : null, messages: [...content.messages, ...own]}
}

/** The round stated for all players, `East 2-1`; `null` if it is not stated. */
function roundSaid(values: readonly EntryValue[]): string | null {
  const facts = values.flatMap(({entry, facts: own}) => (entry.section === 0 ? own : []))
  const round = facts.findLast(fact => fact.field === 'round')
  const honba = facts.findLast(fact => fact.field === 'honba')
  if (round?.field !== 'round' || round.hand === null) return null
  const count = honba?.field === 'honba' ? `-${honba.value}` : ''
  return `${round.wind} ${round.hand}${count}`
}

/** The seat whose view is shown, if it is stated for all players. */
const ownSeat = (values: readonly EntryValue[]): Wind | null =>
  values.flatMap(({entry, facts}) => (entry.section === 0 ? facts : [])).findLast(isSeat)?.wind ?? null

/** A position, and the messages about the keys that name it. */
interface FoundPosition {
  readonly position: RecordPosition
  readonly site: Settings
  readonly own: readonly PlacedMessage[]
}

/** The block read again with the lines of a position, and where the author's text differs from them. */
function withPosition(
  content: BlockContent,
  record: BlockRecord,
  {position, site, own}: FoundPosition
): BlockContent {
  const recorded = recordedOf(content, position)
  const different = differencesFrom(content, position, recorded)
  const {text, places, ownRow} = linesOf(content, position, recorded, record.from)
  const read = readContent(`${content.text}\n${text}`, content.meta, site, {...record, places, ownRow})
  const messages = read.messages.filter(({part, message}) => part === 'meta' || message.start < record.from)
  return {...read, messages: [...messages, ...own, ...different]}
}

/** Whether an author only names a moment: no claim is made about its position, and nothing can differ from it. */
function isBare({values, rowSources, sections}: BlockContent): boolean {
  return (
    rowSources.length === 0 &&
    sections.every(({player}) => player === null) &&
    values.every(
      ({entry, facts}) => entry.key.group === 'record' || (facts.length > 0 && facts.every(isSeat))
    )
  )
}

const isSeat = (fact: SituationFact): fact is SituationFact & {readonly field: 'seat'} =>
  fact.field === 'seat'

/** A value of a key beside a record, and the messages about it. */
interface ReadWord<Value> {
  readonly value: Value
  readonly messages: readonly PlacedMessage[]
}

/** Read a value that must be one of some words; a misspelt one is read as the nearest word. */
function readWord<Value extends string>(
  entry: Entry | null,
  words: ValueWords<Value>,
  fallback: Value,
  language: Language
): ReadWord<Value> {
  const value = entry ? words.valueOf(entry.value) : fallback
  if (!entry || value !== undefined) return {value: value ?? fallback, messages: []}
  const near = words.near(entry.value, language)
  return {value: near?.value ?? fallback, messages: [badValue(entry, near ? [near.word] : [])]}
}

function badValue(entry: Entry, meant: readonly string[]): PlacedMessage {
  const {key, name, part, start, end} = entry
  const values = {key: name, example: key.example, kind: 'other'}
  return {part, message: pageMessage('bad-value', start, end, values, meant)}
}

/** The message of a fault at the key that it concerns, or at the record if that key is not written. */
function placedFault(
  {id, key, part, values, expected}: RecordFault,
  find: (id: KeyId) => Entry | null,
  log: Entry
): PlacedMessage {
  const entry = find(key) ?? log
  const at = part === null || !entry.literal ? -1 : entry.value.indexOf(part)
  const start = at < 0 ? entry.start : entry.start + at
  const end = at < 0 ? entry.end : start + part!.length
  return {part: entry.part, message: pageMessage(id, start, end, values, expected)}
}
