/**
 * The parts of a page for a value: a table of facts, a line of the situation, words, or nothing if it is shown
 * elsewhere.
 */
import type {Words} from '@tehai/kernel/markup'
import type {Part} from '../check/result/checked-block.js'
import {readEntryWords} from '../check/inline/words.js'
import type {EntryValue} from '../grammar/values/entry-value.js'
import type {KeyId} from '../grammar/keys/keys.js'
import {choicesOf} from './choices.js'
import type {ShownPart} from './groups.js'
import {answer, claim, tableOf} from './claim-parts.js'
import {elsewhere, fact, inFold, onPage, type Display} from './display.js'
import {recordParts} from './record-parts.js'
import {situation, situationOrFact, sticksOrFact, withOtherDora} from './situation-parts.js'

type ValueParts = (display: Display, value: EntryValue) => readonly ShownPart[]

/** How the value of each key is shown; a key that is missing here does not compile. */
export const partsByKey: Readonly<Record<KeyId, ValueParts>> = {
  // These are shown by the figure, the row and its options.
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
  log: (display, value) => recordParts(display, value, partsOf),
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

/** The words of a key that a block has at most once; `null` if it is missing. */
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
  return [onPage({type: 'choices', term, ...choicesOf(context, entry, messages)})]
}
