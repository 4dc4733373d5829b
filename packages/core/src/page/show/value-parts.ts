/**
 * The parts that show a value: a table of facts, a line of the situation, words, or nothing where it shows elsewhere.
 */
import type {Words} from '@tehai/kernel/markup'
import type {Part} from '../check/result/checked-block.js'
import type {BlockContext} from '../check/context/context.js'
import {readEntryWords} from '../check/inline/words.js'
import type {EntryValue} from '../grammar/values/entry-value.js'
import type {KeyId} from '../grammar/keys/keys.js'
import {isOfEyes, isOfRecord} from '../grammar/block/record-lines.js'
import {choicesOf} from './facts.js'
import type {ShownPart} from './groups.js'
import {answer, claim, tableOf} from './claim-parts.js'
import {elsewhere, fact, inFold, onPage, type Display} from './display.js'
import {rowPart} from './row-part.js'
import {situation, situationOrFact, sticksOrFact, withOtherDora} from './situation-parts.js'

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
  const lines = shownWithHand.flatMap(id =>
    values.filter(
      ({entry}) => entry.key.id === id && entry.common && (isOfRecord(read, entry) || isOfEyes(entry))
    )
  )
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
const shownWithHand: readonly KeyId[] = [
  'round',
  'honba',
  'seat',
  'turn',
  'sticks',
  'indicator',
  'ura-indicator'
]
