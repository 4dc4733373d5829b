import {expect, test} from 'vitest'
import {tileEdit} from '../../examples/astro/src/playground/tile-edit.js'

const after = (value, tile, dialect = 'auto', start = value.length, end = start) => {
  const edit = tileEdit(value, {start, end}, tile, dialect)
  return value.slice(0, edit.start) + edit.text + value.slice(edit.end)
}

test('a tile joins those of its suit before it', () => {
  expect(after('', '1m')).toBe('1m')
  expect(after('123m', '4m')).toBe('1234m')
  expect(after('123m', '4p')).toBe('123m4p')
  expect(after('123m ', '4m')).toBe('123m 4m')
  expect(after('123m5p', '0m', 'mpsz', 4)).toBe('1230m5p')
  expect(after('m', '4m')).toBe('m4m')
})

test('what is selected is replaced', () => {
  expect(after('123m99s', '4m', 'auto', 4, 7)).toBe('1234m')
})

test('in other notations a tile is written as they do', () => {
  expect(after('', '5m', 'unicode')).toBe('🀋')
  expect(after('m12', '0p', 'kobalab')).toBe('m12p0')
})
