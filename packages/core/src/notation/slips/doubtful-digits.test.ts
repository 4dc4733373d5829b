import {expect, test} from 'vitest'
import {doubtfulDigits} from './doubtful-digits.js'

// [why the row is here, row, each part that is doubted and what it was probably meant as].
const rows: ReadonlyArray<[string, string, ReadonlyArray<readonly [string, readonly string[]]>]> = [
  ['tiles beyond 9', '9m10m11m', [['10m11m', []]]],
  ['a ten among single tiles', '2m 3m 10p 7s', [['10p', ['1p', '0p']]]],
  ['a red five in a hand of groups', '123m 10p 789s 11z', []],
  ['tiles beyond 9 with blanks', '8p 9p 10p', [['10p', []]]],
  ['a suit letter left out before a blank', '1m2m3 4p5p6p', [['3 4p', ['3m 4p']]]],
  ['runs with a gap in them', '123m4 56p', []],
  ['a gap in a run of its own', '2m 3 4p', []],
  ['a run that begins with a red five', '789m 10m', []],
  ['nothing', '', []]
]
for (const [why, row, expected] of rows) {
  test(`doubtful digits: ${why} (${row})`, () => {
    const found = doubtfulDigits(row).map(({start, end, expected: meant}) => [row.slice(start, end), meant])
    expect(found).toEqual(expected)
  })
}
