/**
 * No call spreads a list that an author can make long: `append`, `largest`, `smallest` and `replaceAt` take any.
 */
import {append, largest, replaceAt, smallest} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {short, spreads, spreadsIn} from './spreads.js'

const found = new Set(spreads())

test('every list that is spread into arguments is short, and the table says why', () => {
  expect([...found].filter(call => !short.has(call))).toEqual([])
})

test('the table of short lists holds none that is gone', () => {
  expect(found.size).toBeGreaterThan(40)
  expect([...short.keys()].filter(call => !found.has(call))).toEqual([])
})

test('the check sees a list that is spread', () => {
  const code =
    'a.push(...b); Math.max(0, ...c.map(d)); f.apply(null, g); h(...i.slice(0, 2), ...(j ? [1] : []))'
  expect(spreadsIn(code)).toEqual(['push(...b)', 'max(...c.map(d))', 'f.apply(null, g)'])
})

test('lists of any length', () => {
  const long = Array.from({length: 300_000}, (_, index) => index)
  const list = [-1]
  append(list, long)
  expect([list.length, largest(list, 0), smallest(list, 0)]).toEqual([300_001, 299_999, -1])
  const few = ['a', 'b', 'c']
  replaceAt(few, 1, long)
  expect([few.length, few[0], few[1], few[300_000], few[300_001]]).toEqual([300_002, 'a', 0, 299_999, 'c'])
  replaceAt(few, 0, [])
  expect([few.length, few[0]]).toEqual([300_001, 0])
})
