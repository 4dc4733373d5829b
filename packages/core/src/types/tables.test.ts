import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
// @ts-expect-error: a script, plain JavaScript
import {typeTables} from '../../scripts/type-tables.js'

test('the tables are what the script makes of the run-time engine', () => {
  expect(readFileSync(new URL('tables.generated.ts', import.meta.url), 'utf8')).toBe(typeTables())
})
