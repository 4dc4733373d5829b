/**
 * The parts that show a value: a table of facts, a line of the situation, words, or nothing where it shows elsewhere.
 */
import type {Markup, Words} from '@tehai/kernel/markup'
import type {Fact, Part, RowPart} from '../check/checked-block.js'
import type {Verdict} from '../check/claims.js'
import type {BlockContext} from '../check/context.js'
import type {ReadBlockRow} from '../check/rows.js'
import {readEntryWords} from '../check/words.js'
import type {EntryValue} from '../grammar/entry-value.js'
import {keyOf, type Key, type KeyId} from '../grammar/keys.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {isOfRecord} from '../grammar/record-lines.js'
import type {DoraKey} from '../grammar/situation.js'
import {parseSticks} from '../grammar/stick-list.js'
import {readTiles} from '../grammar/read-tiles.js'
import type {RowOptions} from '../row/row-options.js'
import {
  choicesOf,
  computedTiles,
  factOf,
  situationWords,
  sourceOf,
  tilesWord,
  unreadWords,
  valueWords
} from './facts.js'
import type {ShownPart} from './groups.js'
import {sticksWords} from './sticks.js'

/** What showing the values of a block needs, and the list that messages of their words are added to. */
export interface Display {
  readonly context: BlockContext
  readonly verdicts: ReadonlyMap<EntryValue, Verdict | null>
  readonly messages: PlacedMessage[]
}

type ValueParts = (display: Display, value: EntryValue) => readonly ShownPart[]

/** How the value of each key is shown; a key that is missing here does not compile. */
export const partsByKey: Readonly<Record<KeyId, ValueParts>> = {
  // The figure, the row and its options show these.
  title: elsewhere,
  caption: elsewhere,
  label: elsewhere,
  columns: elsewhere,
  mark: elsewhere,
  bars: elsewhere,
  hand: elsewhere,
  river: elsewhere,
  dialect: elsewhere,
  size: elsewhere,
  y: elsewhere,
  lang: elsewhere,
  layout: elsewhere,
  log: record,
  kyoku: elsewhere,
  at: elsewhere,
  open: elsewhere,
  show: elsewhere,

  note: words,
  question: words,
  why: foldedWords,
  choices,

  dora: withOtherDora,
  indicator: withOtherDora,
  ura: withOtherDora,
  'ura-indicator': withOtherDora,

  draw: fact,
  win: fact,
  ron: fact,
  rules: fact,
  candidates: fact,

  situation,
  round: situationOrFact,
  seat: situationOrFact,
  turn: situationOrFact,
  riichi: situationOrFact,
  ippatsu: situationOrFact,
  rinshan: situationOrFact,
  chankan: situationOrFact,
  haitei: situationOrFact,
  houtei: situationOrFact,
  tenhou: situationOrFact,
  chiihou: situationOrFact,
  renhou: situationOrFact,
  nagashi: situationOrFact,
  pao: situationOrFact,
  honba: situationOrFact,
  sticks: sticksOrFact,
  kita: situationOrFact,
  scores: situationOrFact,
  visible: situationOrFact,

  waits: claim,
  takame: claim,
  yasume: claim,
  shanten: claim,
  ukeire: claim,
  yaku: claim,
  score: claim,
  fu: claim,
  after: claim,
  'scores-after': claim,
  payments: claim,
  table: tableOf,
  readings: claim,
  safe: claim,
  discard: claim,
  value: claim,
  'win-rate': claim,
  'tenpai-rate': claim,
  answer
}

/** The words of a key that a block has once; `null` where it has not. */
export function wordsOfKey({context, messages}: Display, id: 'title' | 'caption'): Words | null {
  const found = context.values.findLast(({entry}) => entry.key.id === id)
  return found ? readEntryWords(context, found.entry, messages) : null
}

/** The parts that show a value, in order. */
export function partsOf(display: Display, value: EntryValue): readonly ShownPart[] {
  return partsByKey[value.entry.key.id](display, value)
}

const onPage = (part: Part): ShownPart => ({part, isFolded: false})
const inFold = (part: Part): ShownPart => ({part, isFolded: true})
const factsOf = (...facts: readonly Fact[]): Part => ({type: 'facts', facts})

/** A value that shows elsewhere, or nowhere: here only if it is not understood. */
function elsewhere({context}: Display, value: EntryValue): ShownPart[] {
  const {entry, problem} = value
  if (!problem) return []
  return [onPage(factsOf(factOf(context, entry.key, unreadWords(context, value, problem))))]
}

function wordsPart({context, messages}: Display, {entry}: EntryValue): Part {
  const key = entry.key.id as 'note' | 'question' | 'why'
  return {type: 'words', key, words: readEntryWords(context, entry, messages)}
}

function words(display: Display, value: EntryValue): ShownPart[] {
  return [onPage(wordsPart(display, value))]
}

function foldedWords(display: Display, value: EntryValue): ShownPart[] {
  return [inFold(wordsPart(display, value))]
}

function choices({context, messages}: Display, {entry}: EntryValue): ShownPart[] {
  const term = entry.key[context.settings.lang]
  return [onPage({type: 'choices', term, items: choicesOf(context, entry, messages)})]
}

/** The record of a block: its board, or its name where it cannot be read. */
function record(display: Display, value: EntryValue): ShownPart[] {
  const {context} = display
  const {record: read, settings} = context
  if (read === null || read.entry.start !== value.entry.start) return fact(display, value)
  if (read.view === 'board') {
    const options = {board: true, lang: settings.lang, checked: true}
    return [onPage({type: 'board', source: read.board, options})]
  }
  if (read.view === 'hand') return recordedHand(display)
  return moreOf(read)
}

const moreOf = (read: BlockContext['record']): ShownPart[] =>
  read === null || read.more.length === 0 ? [] : [onPage({type: 'more', content: read.more})]

/** The hand of a record at its moments, the last one with what is known of its round. */
function recordedHand(display: Display): ShownPart[] {
  const {context} = display
  const {record: read, values, rows} = context
  const lines = values.filter(({entry}) => isOfRecord(read, entry) && shownWithHand.has(entry.key.id))
  // Where the author has typed the hand, the first one of the record is that of another player.
  const row = rows.list.find(
    one => one.row.mode === 'hand' && isOfRecord(read, one.row) && isOwnSection(context, one.row.section)
  )
  return [
    ...moreOf(read),
    ...lines.flatMap(one => partsOf(display, one)),
    ...(row ? [onPage(rowPart(row, rows.list.indexOf(row), display.verdicts, null))] : [])
  ]
}

/** Whether a section is that of the owner of the page's hand. */
function isOwnSection({sections}: BlockContext, section: number): boolean {
  const who = sections[section]?.player?.who
  return who !== undefined && 'player' in who && who.player === 'self'
}

/** Of the lines of a record, those that a hand alone is shown with. */
const shownWithHand: ReadonlySet<KeyId> = new Set<KeyId>([
  'round',
  'honba',
  'seat',
  'turn',
  'sticks',
  'indicator',
  'ura-indicator'
])

/** A row as a part of a page. */
export function rowPart(
  {row, source, options, values}: ReadBlockRow,
  index: number,
  verdicts: Display['verdicts'],
  name: string | null
): RowPart {
  const {mode, start, end} = row
  const marked = withMark(options, values, verdicts)
  return {type: 'row', row: index, mode, source, start, end, options: marked, name}
}

/** The options of a row, with the marks that a claim of it brings; those of its author come first. */
function withMark(
  options: RowOptions,
  values: readonly EntryValue[],
  verdicts: Display['verdicts']
): RowOptions {
  if (options.mark !== undefined) return options
  for (const value of values) {
    const mark = value.fill === '?' ? verdicts.get(value)?.mark : undefined
    if (mark) return {...options, mark}
  }
  return options
}

function fact({context, messages}: Display, value: EntryValue): ShownPart[] {
  return [onPage(factsOf(factOf(context, value.entry.key, valueWords(context, value, messages))))]
}

function situationOrFact(display: Display, value: EntryValue): readonly ShownPart[] {
  if (value.facts.length > 0) return situation(display, value)
  return value.entry.value === '' ? [] : fact(display, value)
}

/** A picture of the sticks that are listed; a number of them is a part of the situation. */
function sticksOrFact(display: Display, value: EntryValue): readonly ShownPart[] {
  const {context} = display
  const {entry, problem} = value
  const list = problem ? null : parseSticks(entry.value, entry.name)
  if (!list) return situationOrFact(display, value)
  const words = sticksWords(list.sticks, context.settings.lang)
  // Only a deposit has the name of the key.
  return value.number === null
    ? [onPage({type: 'situation', items: [words]})]
    : [onPage(factsOf(factOf(context, entry.key, words)))]
}

function situation(display: Display, value: EntryValue): ShownPart[] {
  const {context} = display
  const items = situationWords(context, value.facts, value.messages, sourceOf(context, value.entry))
  const own = items.length > 0 ? [onPage({type: 'situation', items})] : elsewhere(display, value)
  const dora = context.innerDora.get(value) ?? []
  return [...own, ...dora.flatMap(one => withOtherDora(display, one))]
}

const partner: Readonly<Record<DoraKey, Key>> = {
  dora: keyOf('indicator'),
  indicator: keyOf('dora'),
  ura: keyOf('ura-indicator'),
  'ura-indicator': keyOf('ura')
}

/** A dora or an indicator as written, and the other one of the pair where it is not written. */
function withOtherDora(display: Display, value: EntryValue): readonly ShownPart[] {
  const {context} = display
  const key = value.entry.key.id as DoraKey
  const pair = key === 'dora' || key === 'indicator' ? context.dora.open : context.dora.ura
  const written = fact(display, value)
  if (value.tiles.length === 0 || pair.given === 'both') return written
  const tiles = pair.given === 'dora' ? pair.indicators : pair.dora
  const other = factOf(context, partner[key], computedTiles(context, tiles))
  return [...written, onPage(factsOf(other))]
}

/** What came of a claim, or the claim as written where it is not checked. */
const verdictOf = (display: Display, value: EntryValue): Omit<Verdict, 'messages'> =>
  display.verdicts.get(value) ?? asWritten(display, value)

function claim(display: Display, value: EntryValue): ShownPart[] {
  const {context} = display
  const {key} = value.entry
  const {state, shown, more} = verdictOf(display, value)
  const term = key[context.settings.lang]
  const part = factsOf({key: key.id, term, words: shown, more, state})
  return [{part, isFolded: value.fill === '??'}]
}

/** A table of reference; what is not one is shown as a fact. */
function tableOf(display: Display, value: EntryValue): readonly ShownPart[] {
  const verdict = display.verdicts.get(value)
  if (!verdict || verdict.more.length === 0) return claim(display, value)
  return [onPage({type: 'more', content: verdict.more})]
}

function answer(display: Display, value: EntryValue): ShownPart[] {
  const {shown, more} = verdictOf(display, value)
  return [inFold({type: 'words', key: 'answer', words: shown}), ...below(more)]
}

/** Flow content that a verdict brings. */
const below = (content: readonly Markup[]): ShownPart[] =>
  content.length === 0 ? [] : [inFold({type: 'more', content})]

/** A claim that was not checked: as tiles where all of it is tiles, else as words. */
function asWritten({context, messages}: Display, value: EntryValue): Omit<Verdict, 'messages'> {
  const text = value.entry.value
  const {tiles, messages: ofTiles} = readTiles(text, context.settings.dialect)
  const isTiles = tiles.length > 0 && ofTiles.length === 0
  const shown = isTiles ? tilesWord(context, text) : valueWords(context, value, messages)
  return {state: 'unchecked', shown, more: []}
}
