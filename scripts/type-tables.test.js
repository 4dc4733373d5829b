import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {typeTables} from './type-tables.js'

test('the tables are what the script makes of the run-time engine', () => {
  expect(
    readFileSync(new URL('../packages/riichi/src/types/tables.generated.ts', import.meta.url), 'utf8')
  ).toBe(typeTables())
})
