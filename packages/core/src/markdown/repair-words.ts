/**
 * What the repair of slips needs to know about mahjong: its words, and which of its messages mean that a text cannot be
 * read.
 */
import type {RepairWords} from '@tehai/kernel/repair'
import {claimWords} from '../claims/grammar/spellings.js'
import {namesOfRules} from '../claims/rule-words.js'
import {findKey, keys, type KeyId} from '../page/grammar/keys/keys.js'
import {optionNames} from '../page/grammar/keys/options.js'
import {optionWords} from '../page/grammar/keys/option-values.js'
import {findPlayer, playerNames} from '../page/grammar/situation/players.js'
import {situationWords} from '../page/grammar/situation/word-list.js'
import {tileByName} from '../page/grammar/tiles/tile-words.js'

/** Messages that mean that a text cannot be read. */
const unread: ReadonlySet<string> = new Set([
  'unread-claim',
  'unknown-rules',
  'unknown-table',
  'prose-row',
  'bad-situation',
  'beyond-situation',
  'unknown-player',
  'not-one-tile',
  'missing-suit',
  'missing-rank',
  'bad-char',
  'bad-rank',
  'bad-meld-size',
  'not-same-kind',
  'doubtful-letter',
  'packed-honor-letter',
  'dangling-mark',
  'dangling-modifier',
  'too-many-indicators',
  'bad-mark-position',
  'river-marker-position',
  'unknown-dialect',
  'unknown-language'
])

/** Messages whose proposals are inserted around their range, or are a note for a line that may be misspelt. */
const weak: ReadonlySet<string> = new Set(['prose-row', 'packed-honor-letter'])

/** Keys whose values require a simulation, and those that name files. */
const slow: ReadonlySet<KeyId> = new Set(['value', 'win-rate', 'tenpai-rate'] satisfies KeyId[])

/** Longer than any key, in UTF-16 units. */
const LONGEST_KEY = 60

const keyOfLine = (line: string): KeyId | null => {
  const colon = line.slice(0, LONGEST_KEY).search(/[:：]/)
  return colon < 0 ? null : (findKey(line.slice(0, colon))?.key.id ?? null)
}

/** A text whose slow lines are turned into comments; `null` if records are read. */
function light(text: string): string | null {
  const lines = text.split('\n')
  const ids = lines.map(keyOfLine)
  if (ids.includes('log')) return null
  if (!ids.some(id => id !== null && slow.has(id))) return text
  return lines
    .map((line, index) => (slow.has(ids[index]!) && line !== '' ? '#'.padEnd(line.length) : line))
    .join('\n')
}

/** Counters and winds that are one character each. */
const units = [...'点點符翻番枚张張种種巡局本東东南西北万萬筒索饼餅条條점부판장종국순본동남서북만통삭']

export const mahjongWords: RepairWords = {
  words: [
    ...new Set([
      ...keys.flatMap(({names, titles = []}) => [...names, ...titles.map(title => title.toLowerCase())]),
      ...optionNames,
      ...optionWords,
      ...playerNames,
      ...situationWords,
      ...claimWords,
      ...namesOfRules,
      ...tileByName.keys(),
      'from',
      ...units
    ])
  ],
  isKey: name => findKey(name) !== null || findPlayer(name) !== null,
  suits: 'mpsz',
  characters: [
    ...'一二三四五六七八九赤红紅万萬筒饼餅索条條东東南西北白板发發発财財中风風일이삼사오육칠팔구적만통삭동남서북백발중'
  ],
  unread,
  weak,
  guessed: new Set(['missing-suit']),
  elsewhere: new Set(),
  around: new Set(['doubtful-letter']),
  narrow: new Set(['not-one-tile']),
  ofRow: new Set(['bad-char']),
  light
}
