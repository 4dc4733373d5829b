/**
 * Wrong calls by a program throw, and say what was expected; hands that cannot be are answers.
 */
import {expect, test} from 'vitest'
import {answerHand} from './case/case.js'
import {rulesOf} from './rules/rules.js'
import {shanten} from './shanten/shanten.js'
import {countTiles, kindOf, tileOf} from './tile/index.js'
import {ukeire} from './analysis/ukeire.js'
import {waits} from './analysis/waits.js'

const fiveOfOne = Array.from({length: 34}, (_, kind) => (kind === 0 ? 5 : 0))

// [what is wrong, the call, the error, what it says]
const calls: ReadonlyArray<readonly [string, () => unknown, typeof TypeError | typeof RangeError, string]> = [
  [
    'a text that is no tile',
    () => kindOf('9x' as never),
    TypeError,
    'Expected a tile such as `5m`, got `9x`'
  ],
  ['a list with a text that is no tile', () => countTiles(['1m', 'x' as never]), TypeError, 'got `x`'],
  ['no kind', () => tileOf(34 as never), RangeError, 'Expected a kind from 0 to 33, got 34'],
  ['no number', () => tileOf(NaN as never), RangeError, 'Expected a kind from 0 to 33, got NaN'],
  ['counts of one kind', () => shanten([1]), TypeError, 'Expected `TileCounts` of length 34, got 1'],
  ['counts of one kind, of waits', () => waits([1]), TypeError, 'Expected `TileCounts` of length 34, got 1'],
  [
    'counts of one kind, of ukeire',
    () => ukeire([1]),
    TypeError,
    'Expected `TileCounts` of length 34, got 1'
  ],
  ['a fifth tile in counts', () => shanten(fiveOfOne), TypeError, 'Expected counts from 0 to 4, got 5'],
  ['a rule that is none', () => rulesOf({kuitann: true} as never), TypeError, 'did you mean `kuitan`?'],
  ['a value that no rule has', () => rulesOf({kiriage: 3} as never), TypeError, 'got `3`']
]
test.each(calls)('a wrong call throws: %s', (_, call, error, says) => {
  expect(call).toThrow(error)
  expect(call).toThrow(says)
})

test.each(['11111m222p333s44z', '123456789m', 'x', '', '9z'])(
  'a hand that cannot be is a problem in the result: %j',
  hand => {
    expect(answerHand({hand}).problems?.length).toBeGreaterThan(0)
  }
)
