/**
 * Slips: what the search for repairs needs to know about hanafuda. Loaded when a page first has an error.
 */
import {cardWords, englishMonths, kindWords, recordWords} from '@tehai/koikoi/notation/reading'
import {yakuNames} from '@tehai/koikoi/labels/reading'
import type {Document, OpenedFile} from '@tehai/kernel/markdown'
import {repairing, type RepairWords} from '@tehai/kernel/repair'
import {yakuByName} from './grammar/yaku-names.js'
import {readMonth} from './grammar/context.js'
import {keys} from './grammar/keys.js'

/** Messages that say that a text cannot be read. */
const unread: ReadonlySet<string> = new Set([
  'unknown-yaku',
  'bad-month-line',
  'unknown-card',
  'missing-kind',
  'lone-prefix',
  'unknown-record-key',
  'unknown-rule-set',
  'unknown-rule',
  'bad-rule-value',
  'bad-move'
])

/** No key is as long, in UTF-16 units. */
const LONGEST_KEY = 60

/** Whether the value of a line needs a simulation, as that of the best card does. */
function isSimulated(line: string): boolean {
  const colon = line.slice(0, LONGEST_KEY).search(/[:：]/)
  return colon >= 0 && keys.find(line.slice(0, colon))?.id === 'best'
}

const words: RepairWords = {
  words: [
    ...new Set([
      ...keys.keys.flatMap(({names}) => names),
      ...englishMonths,
      ...kindWords.keys(),
      ...[...cardWords.values()].map(({spelling}) => spelling),
      ...Object.values(yakuNames).flatMap(({ja, kana, en, romaji}) => [ja, kana, en, romaji]),
      ...yakuByName.keys(),
      ...recordWords,
      '枚',
      '文',
      '点',
      'standard',
      'nintendo',
      'koikoi-japan'
    ])
  ],
  isKey: name => keys.find(name) !== null || readMonth(name) !== null,
  suits: '',
  unread,
  weak: new Set(),
  guessed: new Set(),
  elsewhere: new Set(),
  around: new Set(),
  narrow: new Set(),
  light: text =>
    text
      .split('\n')
      .map(line => (isSimulated(line) ? '#'.padEnd(line.length) : line))
      .join('\n')
}

/** A file in which slips are searched for. */
export const repair = (document: Document, file: OpenedFile): OpenedFile => repairing(document, file, words)
