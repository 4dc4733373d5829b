import {expect, test} from 'vitest'
import {nextKey, type KeyRoom} from './next-key.js'

// [why the row is here, room of the value, value, what is before the next key, the rest; `null` where there is none]
const rows: readonly (readonly [string, KeyRoom, string, string | null, string | null])[] = [
  ['after a semicolon', 'row', '123m; waits: 1m', '123m', 'waits: 1m'],
  ['after blanks', 'row', '123m  waits: 1m', '123m', 'waits: 1m'],
  ['after a comma in full width', 'row', '123m、waits：1m', '123m', 'waits：1m'],
  ['a blank before the colon', 'row', '123m waits : 1m', '123m', 'waits : 1m'],
  ['not a key', 'row', '123m; weights: 1m', null, null],
  ['no colon', 'row', '123m waits 1m', null, null],
  ['no row: after a semicolon', 'value', '1m, 2m; waits: 1m', '1m, 2m', 'waits: 1m'],
  ['no row: commas belong to the value', 'value', '1m, waits: 2m', null, null],
  ['a claim: after blanks', 'claim', '? waits: 1m', '?', 'waits: 1m'],
  ['a claim: commas belong to it', 'claim', '1m, waits: 2m', null, null],
  ['a claim: `of` is before a word of it', 'claim', 'list of waits: 2m', null, null],
  ['a text', 'text', 'a; waits: 1m', null, null]
]
for (const [why, room, value, before, rest] of rows) {
  test(`next key: ${why}`, () => {
    const found = nextKey(value, {start: 0, end: value.length}, room, name => name === 'waits')
    expect(found && value.slice(0, found.end)).toBe(before)
    expect(found && value.slice(found.start)).toBe(rest)
  })
}

test('a name after a number of two or three digits and a blank may be a unit', () => {
  const isAfter = (value: string) => {
    let found: boolean | null = null
    nextKey(value, {start: 0, end: value.length}, 'claim', (_, isAfterNumber) => {
      found = isAfterNumber
      return true
    })
    return found
  }
  expect(isAfter('2 han 30 fu: 2000')).toBe(true)
  expect(isAfter('2000 fu: 30')).toBe(false)
  expect(isAfter('25s fu: 30')).toBe(false)
})
