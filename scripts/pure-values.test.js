import {expect, test} from 'vitest'
import {markPureValues} from './pure-values.js'

test.each([
  ['const a = f()', 'const a = /* @__PURE__ */ (() => (f()))()'],
  ['export const a = {...b}, c = 1', 'export const a = /* @__PURE__ */ (() => ({...b}))(), c = 1'],
  [
    'const a = b.c\nlet d = [1, new Map()]',
    'const a = /* @__PURE__ */ (() => (b.c))()\nlet d = /* @__PURE__ */ (() => ([1, new Map()]))()'
  ],
  ['const a = `${f()}`', 'const a = /* @__PURE__ */ (() => (`${f()}`))()']
])('a value that is computed: %s', (code, marked) => {
  expect(markPureValues(code)).toBe(marked)
})

test.each([
  'const a = 1, b = {c: [a, , "d"], [a + 1]: x => f(x)}',
  'export const f = function () { return g() }',
  'f()',
  'export function f(a = g()) { const b = g() }',
  'export default f()',
  'const {a} = f()',
  'let a'
])('what a bundler sees by itself, and what may have effects, stays: %s', code => {
  expect(markPureValues(code)).toBe(code)
})

test('code that is none', () => {
  expect(() => markPureValues('const = 1')).toThrow(/^Expected JavaScript, got /)
})
