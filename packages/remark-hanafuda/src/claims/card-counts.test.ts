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
  ['取り札: カス10枚\n役: カス1文', ['unchecked', 'unchecked'], []],
  ['取り札: 1,3,8h カス9枚\n役: 三光\n点数: 6', ['unchecked', 'unchecked', 'unchecked'], []],
  ['取り札: 1,3,8h\n相手の取り札: カス9枚\n役: 三光', ['unchecked', 'true'], []],
  ['field: 1k\ncaptured: 2k カス1枚', ['true'], []],
  ['カス10枚', ['unchecked'], []],
  ['captured: 1h カス10枚 12', ['unchecked'], ['missing-kind 12 undefined']]
]
test.each(blocks)('%j', (source, states, messages) => {
  expect(saidOf(source)).toEqual({states, said: messages})
})
