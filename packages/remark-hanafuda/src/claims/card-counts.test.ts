import {expect, test} from 'vitest'
import {checkBlock} from '../page/block.js'
import {defaultSettings} from '../grammar/settings.js'

/** What is reported of a block, and what came of its claims. */
function saidOf(source: string): {said: readonly string[]; states: readonly string[]} {
  const {messages, markup} = checkBlock(source, '', defaultSettings)
  const states = [...JSON.stringify(markup).matchAll(/hanafuda-claim-(\w+)/g)].map(([, state]) => state!)
  return {
    said: messages.map(({id, start, end, expected}) => `${id} ${source.slice(start, end)} ${expected[0]}`),
    states
  }
}

// [lines, states, messages]
const blocks: ReadonlyArray<[string, readonly string[], readonly string[]]> = [
  ['captured: 1k 2k 3k、カス3枚', ['true'], []],
  ['captured: 1k 2k 3k、カス4枚', ['false'], ['false-count カス4枚 カス3枚']],
  ['captured: 1k 2k 3k\nカス三枚', ['true'], []],
  ['captured: 1k 2k 3k\nカス四枚', ['false'], ['false-count カス四枚 カス3枚']],
  ['captured: 1k 2k o (3 plains)', ['true'], []],
  ['captured: 1k 2k o (4 plains)', ['false'], ['false-count 4 plains 2 plains']],
  ['captured: 1,2,3r (3 ribbons, 2 blue ribbons)', ['unchecked'], []],
  ['opponent: 5k 7k, 3 plains', ['false'], ['false-count 3 plains 2 plains']],
  ['rules: nintendo\ncaptured: 1k 2k 9t カス3枚', ['true'], []],
  ['captured: 1k 2k 9t カス3枚', ['false'], ['false-count カス3枚 カス2枚']],
  ['取り札: カス10枚\n役: カス1文', ['unchecked', 'true'], []],
  ['取り札: カス8枚\n役: カス', ['unchecked', 'false'], ['false-yaku カス undefined']],
  ['取り札: カス8枚\n役: なし', ['unchecked', 'true'], []],
  ['取り札: 1,3,8h カス9枚\n役: 三光\n点数: 6', ['unchecked', 'true', 'true'], []],
  ['取り札: 1,3,8h カス10枚\n役: 三光', ['unchecked', 'false'], ['missing-yaku 三光 undefined']],
  ['取り札: タネ4枚\n役: タネ', ['unchecked', 'false'], ['false-yaku タネ undefined']],
  ['取り札: タネ4枚\n役: 猪鹿蝶', ['unchecked', 'unchecked'], []],
  ['取り札: タネ4枚\n役: なし', ['unchecked', 'unchecked'], []],
  ['取り札: タネ5枚\n役: タネ2文', ['unchecked', 'false'], ['false-yaku-points タネ2文 undefined']],
  ['ルール: 任天堂\n取り札: 9t カス10枚\n役: カス2文', ['unchecked', 'unchecked'], []],
  ['取り札: 青短4枚', ['false'], ['impossible-count 青短4枚 青短3枚']],
  ['captured: 4 brights\nopponent: 1h 3h', ['unchecked'], []],
  ['opponent: 1h 3h\ncaptured: 4 brights', ['false'], ['impossible-count 4 brights 3 brights']],
  ['取り札: カス20枚\n相手の取り札: カス10枚', ['unchecked', 'false'], ['impossible-count カス10枚 カス4枚']],
  ['カス10枚\n役: カス\n\nカス15枚\n役: カス6文', ['unchecked', 'true', 'unchecked', 'true'], []],
  ['カス: 10枚\n役: カス', ['unchecked', 'true'], []],
  ['plains: 9\nyaku: kasu', ['unchecked', 'false'], ['false-yaku kasu undefined']],
  ['captured: 11 plains\nyaku: 2 points for 11 plains', ['unchecked', 'true'], []],
  [
    'captured: 11 plains\n2 points for 11 plains',
    ['unchecked'],
    ['unknown-card 2 points for 11 plains yaku: 2 points for 11 plains']
  ],
  ['取り札: 1,3,8h\n相手の取り札: カス9枚\n役: 三光', ['unchecked', 'true'], []],
  ['field: 1k\ncaptured: 2k カス1枚', ['true'], []],
  ['カス10枚', ['unchecked'], []],
  ['captured: 1h カス10枚 12', ['unchecked'], ['missing-kind 12 undefined']]
]
test.each(blocks)('%j', (source, states, messages) => {
  expect(saidOf(source)).toEqual({states, said: messages})
})
