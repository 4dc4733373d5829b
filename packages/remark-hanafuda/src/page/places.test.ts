import {expect, test} from 'vitest'
import {checkBlock} from './block.js'
import {defaultSettings} from '../grammar/settings.js'

const captured = 'captured: 1,3,8,11,12h 2,4,5,6,7,9,10t'
const hand = 'hand: 1k 2k 3k 4k 5k 6k 7k 8k'

// [why, lines, messages]
const tables: ReadonlyArray<[string, readonly string[], readonly string[]]> = [
  ['as many cards as there are', [captured, hand, 'opponent-hand: 8', 'stock: 20'], []],
  ['more cards than there are', [captured, hand, 'opponent-hand: 8', 'stock: 21'], ['too-many-cards']],
  ['in any order', ['stock: 24', 'opponent-hand: 8', captured, hand], ['too-many-cards']],
  ['two tables', [captured, 'stock: 24', captured, 'stock: 24'], []],
  ['two tables, the first with backs', ['captured: 1h o', captured, 'stock: 24'], []],
  ['a hand of nine', [`${hand} 9k`], ['bad-value']],
  ['the other hand of nine', ['opponent-hand: 1k 2k 3k 4k 5k 6k 7k 8k 9k'], ['bad-value']],
  ['a line of a record', ['dealer 1', 'captured: 1h'], ['key-of-rounds']],
  ['a line of a record in Japanese', ['親 1', '取り札: 1h'], ['key-of-rounds']],
  ['the seed of a record', ['captured: 1h', 'seed 23'], ['key-of-rounds']]
]
test.each(tables)('a table: %s', (_, lines, ids) => {
  const {messages} = checkBlock(lines.join('\n'), '', defaultSettings)
  expect(messages.map(({id}) => id)).toEqual(ids)
})

test('captured cards of which only the backs are known are shown', () => {
  const {markup} = checkBlock('field: 1k\ncaptured: 1h o 2k o\nopponent: o o o', '', defaultSettings)
  const text = JSON.stringify(markup)
  expect(text).toContain('2 face-down cards')
  expect(text).toContain('"o o"')
  expect(text).toContain('"o o o"')
})

// [lines, the messages with what they are about]
test.each([
  ['captured:\n1h 3h 8h\nopponent:\n5k 7k 1q', ['unknown-card 1q']],
  ['captured:\n# the first\n1h 3h\nfield:\n1h', ['duplicate-card 1h']],
  ['captured:\nplains: 10\nyaku: kasu', []],
  ['取り札:\n光: 3枚\nカス: 10枚\n役: カス2文', ['false-yaku-points カス2文']],
  ['captured:\n\n1h 3h', ['missing-value captured']],
  ['captured:\nyaku: none', ['missing-value captured', 'no-cards yaku']]
])('cards on the line below their place: %j', (source, expected) => {
  const {messages} = checkBlock(source, '', defaultSettings)
  expect(messages.map(({id, start, end}) => `${id} ${source.slice(start, end)}`)).toEqual(expected)
})
