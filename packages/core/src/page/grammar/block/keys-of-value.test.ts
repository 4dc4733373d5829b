import {expect, test} from 'vitest'
import {isPoints, keysOfValue} from './keys-of-value.js'

// [a name that is near no key, its value, the keys that are proposed]
const values: ReadonlyArray<[string, string, readonly string[]]> = [
  ['money', '25000 25000 25000 25000', ['scores']],
  ['money', '35,000', ['scores']],
  ['changes', '-1000 3000 -1000 -1000', ['payments']],
  ['worth', '3 han 30 fu', ['score']],
  ['worth', 'mangan', ['score']],
  ['combination', 'riichi, pinfu', ['yaku']],
  ['who', 'West seat', ['seat']],
  ['start', '123m456p789s1122z', ['hand']],
  ['thing', '5s', []],
  ['thing', '7', []],
  ['words', 'it keeps both runs', ['note']],
  ['words', '', []],
  ['値段', '満貫', ['点数']],
  ['값', '만관', ['점수']]
]

test.each(values)('`%s: %s` is one of %j', (name, value, keys) => {
  expect(keysOfValue(name, value)).toEqual(keys)
})

test('a long value is not looked at', () => {
  expect(keysOfValue('words', 'it keeps both runs and '.repeat(4))).toEqual([])
})

test('points are those of three or four players', () => {
  expect(isPoints(' 35000, 35000, 35000 ')).toBe(true)
  expect(isPoints('8000')).toBe(false)
  expect(isPoints('1 2 3 4')).toBe(false)
})
