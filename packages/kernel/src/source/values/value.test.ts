import {expect, test} from 'vitest'
import {shownValue} from './value.js'

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : {a: value}
  return value
}

// [why, value, text]
const rows: ReadonlyArray<[string, unknown, string]> = [
  ['nothing', undefined, 'undefined'],
  ['text as it is', '8z', '8z'],
  ['text in a list is quoted', ['a', 1, null, true], '["a",1,null,true]'],
  ['an object', {a: {b: 1}}, '{"a":{"b":1}}'],
  ['lists in lists are not opened for ever', [[[[1]]]], '[[[…]]]'],
  ['empty ones need no opening', [[[], {}]], '[[[],{}]]'],
  ['long lists are cut', [1, 2, 3, 4, 5, 6, 7, 8], '[1,2,3,4,5,6,…]'],
  ['long text is cut', 'x'.repeat(100), `${'x'.repeat(59)}…`],
  ['a value whose toString is no function', {toString: 1}, '{"toString":1}'],
  ['100,000 levels', nested(100_000), '{"a":[{…}]}'],
  ['what is no JSON', {a: () => 1, b: Symbol('c'), d: 1n}, '{"a":function,"b":symbol,"d":1}']
]
test.each(rows)('%s', (_, value, text) => {
  expect(shownValue(value)).toBe(text)
})
