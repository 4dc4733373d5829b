import {expect, test} from 'vitest'
import {isRecord, listOf, numbersOf, readJson, textOf} from './json.js'

test('a text that is one document is read as one, whatever its lines are', () => {
  const text = '{\n"a": [1,\n2]}\n'
  expect(readJson(text)).toEqual({documents: [{value: {a: [1, 2]}, start: 0, end: text.length}], faults: []})
})

test('documents one a line, each with its place; blank lines are none', () => {
  expect(readJson('{"a":1}\n\n  \n[2]\n')).toEqual({
    documents: [
      {value: {a: 1}, start: 0, end: 7},
      {value: [2], start: 12, end: 15}
    ],
    faults: []
  })
})

test('a line that is none is a fault, the last one may be cut off', () => {
  const {documents, faults} = readJson('1\nx\n2\n[3')
  expect(documents.map(({value}) => value)).toEqual([1, 2])
  expect(faults).toEqual([
    {id: 'not-json', values: {}, place: {start: 2, end: 3}},
    {id: 'cut-off', values: {}, place: {start: 6, end: 8}}
  ])
})

test('a document over several lines that is broken is one fault', () => {
  expect(readJson('{\n"a": [1,\n2]')).toEqual({
    documents: [],
    faults: [{id: 'not-json', values: {}, place: {start: 0, end: 13}}]
  })
})

test('what a value is not is empty', () => {
  expect([{}, [], null, 'a'].map(isRecord)).toEqual([true, false, false, false])
  expect([[1], {}, 'a'].map(listOf)).toEqual([[1], [], []])
  expect([[1, 2], [], [1, 'a'], [1, Infinity], 'a'].map(numbersOf)).toEqual([[1, 2], [], null, null, null])
  expect(['a', 1, null].map(textOf)).toEqual(['a', '', ''])
})
