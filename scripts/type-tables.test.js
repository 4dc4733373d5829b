import {readdirSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {typeTables, yakuOfTypes} from './type-tables.js'

test('the tables are what the script makes of the run-time engine', () => {
  expect(
    readFileSync(new URL('../packages/riichi/src/types/tables.generated.ts', import.meta.url), 'utf8')
  ).toBe(typeTables())
})

test('the types read every yaku but local ones', () => {
  const folder = new URL('../packages/riichi/src/types/', import.meta.url)
  const files = readdirSync(folder).filter(name => name !== 'tables.generated.ts')
  const source = files.map(name => readFileSync(new URL(name, folder), 'utf8')).join('\n')
  expect(yakuOfTypes.filter(({id}) => !source.includes(`'${id}'`)).map(({id}) => id)).toEqual([])
})
