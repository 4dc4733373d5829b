/**
 * The table of presets in the docs says what the code does.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {defaultRules, presets} from '../../src/index.js'

const docs = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')
const rows = docs.split('\n').flatMap(line => {
  const cells = line.split('|').map(cell => cell.trim())
  return /^`\w+`$/.test(cells[1] ?? '') ? [[cells[1].slice(1, -1), ...cells.slice(2, -1)]] : []
})

/** A value as the docs write it. */
function written(value) {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

test('every rule is described', () => {
  const described = rows.filter(({length}) => length === 2).map(([rule]) => rule)
  expect(described).toEqual(Object.keys(defaultRules))
})

test('every preset has the values of the table', () => {
  const names = Object.keys(presets)
  const table = rows.filter(({length}) => length === names.length + 1)
  expect(docs.replace(/ +/g, ' ')).toContain(`| rule | ${names.join(' | ')} |`)
  expect(table.map(([rule, ...values]) => [rule, ...values.map(value => value.replace(/ \?$/, ''))])).toEqual(
    Object.keys(defaultRules).map(rule => [rule, ...names.map(name => written(presets[name][rule]))])
  )
})
