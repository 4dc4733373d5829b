import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
// @ts-expect-error: a script, plain JavaScript
import {shantenSource} from '../../scripts/shanten-table.js'
import {honorLevels, suitLevels} from './table.js'

test('the table is what the script makes', () => {
  expect(readFileSync(new URL('table.ts', import.meta.url), 'utf8')).toBe(shantenSource())
})

test('the automata are the smallest there are: 4,267 rows for a suit, 294 for honors', () => {
  expect([suitLevels, honorLevels].map(rows => rows.reduce((sum, count) => sum + count))).toEqual([4267, 294])
})
