/**
 * Blocks with a game record: what the record says is read as if it had been typed, after what was typed.
 *
 * What both say is compared, and the author's words are what the page shows.
 */
import {nearest, type Message} from '@tehai/kernel/source'
import {kindOf, type Tile} from '@tehai/riichi/tile'
import {readContent, type BlockContent} from '../grammar/content.js'
import type {Entry} from '../grammar/entries.js'
import type {EntryValue} from '../grammar/entry-value.js'
import type {KeyId} from '../grammar/keys.js'
import {pageMessage} from '../grammar/messages.js'
import {notationOfRecords, viewByWord, type BlockRecord} from '../grammar/record-lines.js'
import type {RecordFault, RecordPosition, Records, RecordView} from '../grammar/records.js'
import type {Settings} from '../grammar/options.js'
import type {SituationFact} from '../grammar/situation.js'
import {readDora} from './dora.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {drawnRow} from '../row/row.js'

/** What reading a record needs besides the block. */
export interface RecordSource {
  /** `null` where the host reads none. */
  readonly records: Records | null
  readonly page: string | undefined
  /** Settings of the site and the file. */
  readonly site: Settings
}

/** A block with what its record says; the block itself where it names none. */
export function withRecord(content: BlockContent, source: RecordSource): BlockContent {
  const {values} = content
  if (!values.some(({entry}) => entry.key.group === 'record')) return content
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
  const {text, meta, settings, values} = content
  const {view, messages: ofView} = viewOf(find('show'))
  const open = openOf(find('open'))
  if (!records) {
    const message = pageMessage('no-record-reader', log.start, log.end)
    return {...content, messages: [...content.messages, {part: log.part, message}]}
  }
  const seat = values.flatMap(({entry, facts}) => (entry.section === 0 ? facts : [])).findLast(isSeat)
  const isAlone = view === 'board' && isBare(content)
  const answer = records.read({
    log: log.value.trim(),
    kyoku: find('kyoku')?.value ?? null,
    at: find('at')?.value ?? null,
    seat: seat?.wind ?? null,
    isOpen: open.isOpen,
    view,
    needsPosition: !isAlone,
    language: settings.lang,
    page
  })
  const faults = answer.faults.map(fault => placedFault(fault, find, log))
  const {position, board, more} = answer
  const record: BlockRecord = {entry: log, from: text.length + 1, view, board, more}
  const own = [...ofView, ...open.messages, ...faults]
  if (isAlone || !position) {
    const isShown = board !== '' || more.length > 0
    return {...content, record: isShown ? record : null, messages: [...content.messages, ...own]}
  }
  const different = differencesFrom(content, position)
  const lines = `${text}\n${linesOf(position, content)}`
  const read = readContent(lines, meta, site, record)
  const messages = read.messages.filter(({part, message}) => part === 'meta' || message.start < record.from)
  return {...read, messages: [...messages, ...own, ...different]}
}

/** Whether an author only names a moment: nothing is claimed of its position, or could differ from it. */
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

interface ReadView {
  readonly view: RecordView
  readonly messages: readonly PlacedMessage[]
}

function viewOf(entry: Entry | null): ReadView {
  if (!entry) return {view: 'board', messages: []}
  const word = entry.value.normalize('NFKC').trim().toLowerCase()
  const view = viewByWord.get(word)
  if (view) return {view, messages: []}
  const near = nearest(word, viewByWord.keys())
  return {view: viewByWord.get(near[0] ?? '') ?? 'board', messages: [badValue(entry, near)]}
}

const openWords: ReadonlyMap<string, boolean> = new Map([
  ...[
    'all',
    'yes',
    'true',
    'on',
    '全員',
    '全て',
    'すべて',
    'あり',
    'はい',
    '全员',
    '全部',
    '有',
    '전부',
    '모두',
    '있음'
  ].map(word => [word, true] as const),
  ...['no', 'false', 'off', 'none', 'self', 'なし', 'いいえ', '自家', '无', '無', '없음', '자가'].map(
    word => [word, false] as const
  )
])

function openOf(entry: Entry | null): {
  readonly isOpen: boolean
  readonly messages: readonly PlacedMessage[]
} {
  if (!entry) return {isOpen: false, messages: []}
  const isOpen = openWords.get(entry.value.normalize('NFKC').trim().toLowerCase())
  if (isOpen !== undefined) return {isOpen, messages: []}
  return {isOpen: false, messages: [badValue(entry, nearest(entry.value.trim(), openWords.keys()))]}
}

function badValue(entry: Entry, meant: readonly string[]): PlacedMessage {
  const {key, name, part, start, end} = entry
  const values = {key: name, example: key.example, kind: 'other'}
  return {part, message: pageMessage('bad-value', start, end, values, meant)}
}

/** The message of a fault at the key that it is about, or at the record where that key is not written. */
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

/** The lines of a record, without what the author has typed. */
function linesOf({keys, players}: RecordPosition, {values, rowSources, sections}: BlockContent): string {
  const typed = new Set<string>(values.map(({entry}) => entry.key.id))
  const fields = new Set<string>(values.flatMap(({facts}) => facts.map(({field}) => field)))
  const isTyped = (key: KeyId): boolean =>
    typed.has(key) || fields.has(key) || (key === 'indicator' && (typed.has('dora') || fields.has('dora')))
  // Headers end what the author says of the whole block.
  const isOpen = sections.every(({player}) => player === null)
  const written = isOpen ? keys.filter(([key]) => !isTyped(key)) : []
  const hasHand = rowSources.some(({mode}) => mode === 'hand')
  return [
    ...written.map(([key, value]) => `${key}: ${value}`),
    hasHand ? withoutHand(players) : players
  ].join('\n')
}

/** The sections of the players without the hand of the page's owner, which the author has typed. */
function withoutHand(players: string): string {
  const [head = '', ...rest] = players.split('\n')
  const next = rest.findIndex(line => line.startsWith('j') || line.includes(': '))
  return [head, ...rest.slice(Math.max(0, next)).filter(line => !line.startsWith('draw:'))].join('\n')
}

/** Where the author and the record say different things. */
function differencesFrom(content: BlockContent, position: RecordPosition): PlacedMessage[] {
  const {values, text, rowSources, settings, sanma} = content
  const lines = position.keys.map(([key, value]) => `${key}: ${value}`)
  const recorded = readContent(
    [...lines, `scores: ${position.scores}`, position.players].join('\n'),
    '',
    notationOfRecords(settings)
  )
  const factOf = (field: SituationFact['field']) =>
    recorded.values.flatMap(({facts}) => facts).find(fact => fact.field === field)
  const found: PlacedMessage[] = []
  const report = (entry: Pick<Entry, 'part' | 'start' | 'end'>, expected: string): void => {
    found.push({part: entry.part, message: differs(entry, expected)})
  }
  const dora = readDora({...recorded, sanma}).dora.open
  for (const {entry, facts, tiles, points, problem} of values) {
    const {id} = entry.key
    if (problem || entry.part !== 'body' || entry.section !== 0) continue
    for (const fact of facts) {
      // A seat says whose eyes see the table: it cannot differ.
      const truth = fact.field === 'seat' ? null : factOf(fact.field)
      const expected = truth ? differenceOf(fact, truth, valueOf(recorded.values, truth)) : absence(fact)
      if (expected === null) continue
      report({...fact, part: entry.part}, inItsWords(text.slice(fact.start, fact.end), expected))
    }
    if (id === 'dora' && !isSameKinds(tiles, dora.dora)) report(entry, dora.dora.join(''))
    if (id === 'indicator' && !isSameKinds(tiles, dora.indicators)) report(entry, dora.indicators.join(''))
    if (id === 'draw' && tiles.length === 1) {
      const drawn = recorded.values.find(one => one.entry.key.id === 'draw')?.tiles[0]
      if (drawn !== undefined && drawn !== tiles[0]) report(entry, drawn)
    }
    if (id === 'scores' && points.length > 0) {
      const truth = recorded.values.find(one => one.entry.key.id === 'scores')?.points ?? []
      const all = (list: typeof points): string => list.map(one => one.points).join(' ')
      if (all(points) !== all(truth)) report(entry, position.scores)
    }
  }
  const [row] = rowSources
  const [own] = recorded.rowSources
  if (row?.mode === 'hand' && row.section === 0 && own?.mode === 'hand') {
    const typed = tilesIn(text.slice(row.start, row.end), settings)
    const drawn = recorded.values.find(one => one.entry.key.id === 'draw' && one.entry.row === 0)?.tiles ?? []
    const source = recorded.text.slice(own.start, own.end)
    const truth = [...tilesIn(source, recorded.settings), ...drawn]
    if (!isSameKinds(typed, truth)) report({...row, part: 'body'}, [source, ...drawn].join(' '))
  }
  return found
}

/** A number as the author writes it: `turn 8` and 9 give `turn 9`. */
const inItsWords = (written: string, expected: string): string =>
  /^\d+$/.test(expected) && /\d/.test(written) ? written.replace(/\d+/, expected) : expected

const differs = ({start, end}: Pick<Entry, 'start' | 'end'>, expected: string): Message =>
  pageMessage('not-as-recorded', start, end, {}, [expected])

/** What the record has in place of a fact; `null` where both say the same. */
function differenceOf(fact: SituationFact, truth: SituationFact, written: string): string | null {
  if (fact.field === 'round' && truth.field === 'round') {
    return fact.wind === truth.wind && (fact.hand === null || fact.hand === truth.hand) ? null : written
  }
  if ('value' in fact && 'value' in truth) return fact.value === truth.value ? null : String(truth.value)
  return null
}

/** Honba and sticks that a record does not write are none. */
function absence(fact: SituationFact): string | null {
  return (fact.field === 'honba' || fact.field === 'sticks') && fact.value > 0 ? '0' : null
}

/** How the record writes a fact. */
function valueOf(values: readonly EntryValue[], fact: SituationFact): string {
  return values.find(({facts}) => facts.includes(fact))?.entry.value ?? ''
}

function tilesIn(source: string, {dialect, y}: Settings): readonly Tile[] {
  const {diagram} = drawnRow(source, {mode: 'hand', dialect, y, checked: true})
  if (diagram.mode === 'river') return []
  const {concealed, draw, melds} = diagram.hand
  return [...concealed, ...(draw ? [draw] : []), ...melds.flatMap(({tiles}) => tiles)]
}

/** Whether two lists hold the same kinds, in any order. */
function isSameKinds(a: readonly Tile[], b: readonly Tile[]): boolean {
  const kinds = (tiles: readonly Tile[]): string =>
    tiles
      .map(kindOf)
      .toSorted((one, other) => one - other)
      .join()
  return kinds(a) === kinds(b)
}
