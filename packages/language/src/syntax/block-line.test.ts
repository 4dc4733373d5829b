import {expect, test} from 'vitest'
import {linesOf} from './block-line.js'
import type {Construct} from '../page/page.js'

const page = ['```mahjong', '123m', '', 'waits: 3m', '> - dora : 4m', '```', ''].join('\n')
const written = (text: string) =>
  linesOf(text, {start: 0, end: text.lastIndexOf('```') + 3} as Construct).map(({key, value}) => [
    text.slice(key.start, key.end),
    value && text.slice(value.start, value.end)
  ])

test.each([
  ['line feeds', page],
  ['carriage returns before them', page.replaceAll('\n', '\r\n')]
])('lines of a block, ended by %s, are their keys and values', (_, text) => {
  expect(written(text)).toEqual([
    ['123m', null],
    ['waits', '3m'],
    ['dora', '4m']
  ])
})

test('a block that is not closed, and one that is empty', () => {
  expect(written('```mahjong\r\n')).toEqual([])
  expect(linesOf('```mahjong\r\nwaits: 3m', {start: 0, end: 21} as Construct)).toHaveLength(1)
})
