/**
 * Tables with string keys know no other names than their own: `lookup({…})` or a `Map`, never a plain object, which
 * answers to `constructor` and `toString` as well. Keys of one character are no names of `Object.prototype`.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {lookup, textOfValue} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {prototypeNames} from './hostile.js'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** A constant whose type has string keys, and whose value is written out as a plain object. */
const table = /\bconst (\w+): [^=\n]*\bRecord<string,[^=]*?= (\{[^]*?\n?\})/g
const longKey = /(?:^|[{,\s])(?:[\p{L}_$][\p{L}\p{N}_$]+|'[^'\n]{2,}'|"[^"\n]{2,}")\s*:/u

/** Tables of a source text that are plain objects with names for keys. */
export function plainTables(source) {
  return [...source.matchAll(table)].filter(([, , rows]) => longKey.test(rows)).map(([, name]) => name)
}

// Objects that are built for one construct and not looked up by what an author wrote.
const attributes = new Set(['attributes'])

test('no table with string keys is a plain object', () => {
  const found = []
  for (const file of readdirSync(packages, {recursive: true})) {
    if (!/^[^/]+\/src\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) continue
    for (const name of plainTables(readFileSync(`${packages}/${file}`, 'utf8'))) {
      if (!attributes.has(name)) found.push(`${file}: ${name}`)
    }
  }
  expect(found).toEqual([])
})

test('the check sees a plain table', () => {
  const source = "const subjects: Readonly<Record<string, Chart>> = {\n  cards: cardChart,\n  'a b': x\n}\n"
  expect(plainTables(source)).toEqual(['subjects'])
  expect(plainTables(source.replace('{\n', 'lookup({\n'))).toEqual([])
  expect(plainTables("const suits: Record<string, string> = {m: 'man', p: 'pin'}\n")).toEqual([])
})

test.each(prototypeNames)('a lookup does not know %s', name => {
  const known = lookup({tane: 1})
  expect([known[name], name in known, known.tane]).toEqual([undefined, false, 1])
})

test.each([
  ['text', 'quote', 'quote'],
  ['a number', 2.5, '2.5'],
  ['nothing', null, ''],
  ['a list of words', ['tenhou', 'no kuitan'], 'tenhou,no kuitan'],
  ['an object with its own toString', {toString: 1}, '{…}'],
  ['an object without a prototype', Object.create(null), '{…}'],
  ['a list of objects', [{}], '[…]'],
  ['a long list', Array.from({length: 101}, () => 1), '[…]'],
  ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['a date that is none', new Date(NaN), '']
])('the text of %s', (_, value, expected) => {
  expect(textOfValue(value)).toBe(expected)
})

test('the text of a value that holds itself', () => {
  const list = []
  list.push(list)
  expect(textOfValue(list)).toBe('[…]')
})
