import fc from 'fast-check'
import {expect, test} from 'vitest'
import {findJsonFault} from './json-fault.js'

// [text, offset, expected]
const rows: ReadonlyArray<[string, number, string]> = [
  ['oops', 0, 'value'],
  ['', 0, 'value'],
  ['{"id":', 6, 'value'],
  ['{"id" 1}', 6, 'colon'],
  ['{id: 1}', 1, 'name'],
  ['{"id": 1,}', 9, 'name'],
  ['{"id": 1 "b": 2}', 9, 'comma-or-brace'],
  ['[1, 2', 5, 'comma-or-bracket'],
  ['[1, 2}', 5, 'comma-or-bracket'],
  ['[1,]', 3, 'value'],
  ['{"id": 01}', 8, 'comma-or-brace'],
  ['{"a": 1} x', 9, 'end'],
  ['{"a": "b', 8, 'quote'],
  ['{"a": "\\x"}', 7, 'escape'],
  ['{"a": "\t"}', 7, 'control'],
  ["{'a': 1}", 1, 'name'],
  ['NaN', 0, 'value']
]
test.each(rows)('%s', (text, at, expected) => {
  expect(findJsonFault(text)).toEqual({at, expected})
})

const piece = fc.constantFrom(...'{}[],:"\\01-.eE+ truefalsn\t\n', 'true', 'null', '"a"', '{"a":', '\\u0041')

test('a fault is found in what JSON.parse refuses, and in nothing else', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  const texts = fc.oneof(
    fc.json(),
    fc.array(piece, {maxLength: 12}).map(pieces => pieces.join(''))
  )
  fc.assert(
    fc.property(texts, text => {
      const fault = findJsonFault(text)
      expect(fault === null).toBe(isJson(text))
      expect(fault?.at ?? 0).toBeLessThanOrEqual(text.length)
    }),
    {numRuns: 2000}
  )
})

test('a million brackets, a million characters', () => {
  expect(findJsonFault('['.repeat(1_000_000))).toEqual({at: 1_000_000, expected: 'value'})
  expect(findJsonFault(`"${'\\n'.repeat(500_000)}`)).toEqual({at: 1_000_001, expected: 'quote'})
})
