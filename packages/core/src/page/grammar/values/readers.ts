/** Values of entries: how the value of a key is read, by its type. Messages have the place of the value. */
import type {DialectId} from '../../../notation/dialect.js'
import {lookup} from '@tehai/kernel/source'
import {plainNumbers} from '../../../notation/plain-numbers.js'
import {parseBars} from '../tiles/bar-list.js'
import type {Entry} from '../block/entries.js'
import {bad, factsIn, missing, valueOf, withMessages, type EntryValue} from './entry-value.js'
import {factOf, readFact, readSituationEntry} from './fact.js'
import {fillOfKey} from './fill.js'
import type {KeyValue} from '../keys/keys.js'
import {parseMarks} from '../tiles/mark-list.js'
import {pageMessage} from '../messages.js'
import {numberOf, readNumber} from './number.js'
import {findPlayer} from '../situation/players.js'
import {readScores} from './scores.js'
import {foldWidth} from '../spelling/fold-width.js'
import {readTileEntry, readTilesEntry} from './tiles.js'
import {playersNear} from '../situation/players-near.js'

/** `players`: how many play according to the rules of the block (default: four). */
type Reader = (entry: Entry, dialect: DialectId, players?: number) => EntryValue

/**
 * The reader of each kind of value; a kind that is missing here does not compile. Rows are read with their options,
 * words where they are shown, claims by their checker.
 */
export const readers: Readonly<Record<KeyValue, Reader>> = {
  text: entry => valueOf(entry, {}),
  word: entry => valueOf(entry, {}),
  record: entry => valueOf(entry, {}),
  rules: entry => valueOf(entry, {}),
  choices: entry => valueOf(entry, {}),
  row: entry => valueOf(entry, {}),
  river: entry => valueOf(entry, {}),
  claim: entry => valueOf(entry, {fill: fillOfKey(entry.key.id, entry.value)}),
  tiles: readTilesEntry,
  tile: readTileEntry,
  marks: readMarksEntry,
  bars: readBarsEntry,
  number: readNumber,
  situation: readSituationEntry,
  round: readFact,
  wind: readFact,
  riichi: readFact,
  flag: readFact,
  player: readPlayer,
  scores: (entry, _, players) => readScores(entry, players)
}

/** Kinds of values that are read before a correction is looked for, since that takes most of the time. */
const understood: Readonly<Partial<Record<KeyValue, (entry: Entry) => EntryValue | null>>> = lookup({
  number: numberOf,
  round: factOf,
  wind: factOf,
  riichi: factOf,
  flag: factOf,
  situation: entry =>
    factsIn(entry).some(({field}) => field === 'unread') ? null : readSituationEntry(entry)
})

/** Whether the value of an entry is read without a message. */
export function isUnderstood(entry: Entry, dialect: DialectId): boolean {
  const read = understood[entry.key.value]
  const mayBeRead = read && entry.value.trim() !== ''
  // A message remains one message if digits are proposed for words.
  const value = mayBeRead ? read(entry) : readAsWritten(entry, dialect)
  return value?.messages.length === 0
}

/** Kinds of values that may be omitted: the key alone means yes. */
const mayBeEmpty: ReadonlySet<KeyValue> = new Set<KeyValue>(['flag', 'riichi'])

/** Read the value of an entry. Never throws. */
export function readValue(entry: Entry, dialect: DialectId, players?: number): EntryValue {
  const read = readAsWritten(entry, dialect, players)
  return read.problem?.id === 'bad-value' && mayHaveNumbers.has(entry.key.value)
    ? inDigits(read, entry, dialect)
    : read
}

/** The same, without looking for numbers in words. */
function readAsWritten(entry: Entry, dialect: DialectId, players?: number): EntryValue {
  const {key, value} = entry
  const fill = key.group === 'claim' ? fillOfKey(key.id, value) : null
  if (fill !== null) return valueOf(entry, {fill})
  if (value.trim() === '' && !mayBeEmpty.has(key.value)) return valueOf(entry, {messages: [missing(entry)]})
  return readers[key.value](entry, dialect, players)
}

/** Kinds of values that have numbers, or tiles in words. */
const mayHaveNumbers: ReadonlySet<KeyValue> = new Set<KeyValue>([
  'number',
  'scores',
  'round',
  'riichi',
  'tiles'
])

/** The result of reading a value, with the value in digits as its proposal if that can be read. */
function inDigits(read: EntryValue, entry: Entry, dialect: DialectId): EntryValue {
  const plain = plainNumbers(foldWidth(entry.value))?.text.trim()
  if (plain === undefined) return read
  const again = readers[entry.key.value]({...entry, value: plain}, dialect)
  return again.messages.length > 0 ? read : valueOf(entry, {messages: [bad(entry, [plain])]})
}

function readMarksEntry(entry: Entry, dialect: DialectId): EntryValue {
  return withMessages(entry, parseMarks(entry.value, dialect).messages)
}

function readBarsEntry(entry: Entry, dialect: DialectId): EntryValue {
  return withMessages(entry, parseBars(entry.value, dialect).messages)
}

const fromWord = /^(?:from|by|off)[\s\u3000]+|から$|より$/iu

function readPlayer(entry: Entry): EntryValue {
  const who = findPlayer(entry.value.trim().replace(fromWord, ''))
  if (who) return valueOf(entry, {who})
  const near = playersNear(entry.value.trim())
  return valueOf(entry, {messages: [pageMessage('unknown-player', entry.start, entry.end, {}, near)]})
}
