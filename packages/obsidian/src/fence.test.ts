import {documentOf} from '@tehai/kernel/markdown'
import {expect, test} from 'vitest'
import type {Note} from './context.js'
import {fenceIn} from './fence.js'

/** A note of which all is one section. */
const noteOf = (text: string): Note => ({document: documentOf(text), section: {start: 0, end: text.length}})

// [why the row is here, note, value, options, place of the fence]
const rows: readonly (readonly [
  why: string,
  note: string,
  value: string,
  meta: string,
  place: string | null
])[] = [
  ['a fence', 'a\n\n```mahjong title="x"\n1m\n```\n', '1m', 'title="x"', '3:1-5:4'],
  ['tildes and a blank', '~~~ mahjong .wide\n1m\n~~~', '1m', '.wide', '1:1-3:4'],
  ['another case', '```Mahjong\n1m\n```', '1m', '', '1:1-3:4'],
  ['in a list', '- a\n\n  ```mahjong x=1\n  1m\n  waits: 2m\n  ```\n', '1m\nwaits: 2m', 'x=1', '3:3-6:6'],
  ['in a quote', '> ```mahjong x=1\n> 1m\n> ```', '1m', 'x=1', '1:3-3:6'],
  ['the second of two', '```mahjong a=1\n1m\n```\n```mahjong b=2\n2m\n```', '2m', 'b=2', '4:1-6:4'],
  ['not closed', '```mahjong\n1m', '1m', '', '1:1-2:3'],
  ['empty', '```mahjong\n\n```', '', '', '1:1-3:4'],
  ['another language', '```js\n1m\n```', '1m', '', null],
  ['another value', '```mahjong\n2m\n```', '1m', '', null]
]
test.each(rows)('the fence of a block: %s', (_, note, value, meta, place) => {
  const {position, ...fence} = fenceIn(noteOf(note), 'mahjong', `${value}\n`)
  const {start, end} = position ?? {}
  expect(fence).toEqual({value, meta})
  expect(start && end ? `${start.line}:${start.column}-${end.line}:${end.column}` : null).toBe(place)
})

test('the fence of a block: a note that is not known', () => {
  const note: Note = {document: documentOf('1m'), section: null}
  expect(fenceIn(note, 'mahjong', '1m')).toEqual({value: '1m', meta: ''})
})
