import {expect, test} from 'vitest'
import {containerAt, readContainer} from './container.js'
import {documentOf, positionOf} from '../document/document.js'

// [why the row is here, source, value and meta; `null` where it is none]
const rows: readonly (readonly [
  why: string,
  source: string,
  read: readonly [string, string | null] | null
])[] = [
  ['a row', ':::tiles\n123m\n:::', ['123m', null]],
  ['attributes', ':::tiles{title="a }" .b}  \n123m\n:::', ['123m', 'title="a }" .b']],
  ['more colons', '::::牌\n123m\n:::\n::::', ['123m\n:::', null]],
  ['blank lines', ':::tiles\r\n\r\n1m\r\n\r\n:::', ['\n1m\n', null]],
  ['nothing', ':::tiles\n:::', ['', null]],
  ['not closed', ':::tiles\n1m\n', ['1m', null]],
  ['a label', ':::tiles[1m]\n:::', null],
  ['two colons', '::tiles\n::', null]
]
for (const [why, source, read] of rows) {
  test(`container: ${why}`, () => {
    const found = readContainer(source)
    expect(found && [found.value, found.meta]).toEqual(read)
  })
}

test('container: in a quote in a list', () => {
  const text = '- > :::tiles\n  > 123m\n  >\n  >   j19m\n  > :::\n'
  const document = documentOf(text)
  const found = containerAt(document, {position: positionOf(document, 4, text.length - 1)})
  expect(found?.value).toBe('123m\n\n  j19m')
})
