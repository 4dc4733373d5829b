import {expect, test} from 'vitest'
import {addRunEdits} from './run-edits.js'

const characters = [...'一二三四五万萬筒索東西南北白発中만통삭']

/** What a run may have been meant as. */
function meantBy(text: string): string[] {
  const found: string[] = []
  const line = {start: 0, end: text.length}
  addRunEdits(text, line, line, characters, (_start, _end, meant) => found.push(meant))
  return found
}

test.each([
  ['a character that looks alike', '三方', '三万'],
  ['several of the same sound', '束東束', '東東東'],
  ['the form that the text has', '三満四萬', '三萬四萬'],
  ['Hangul with another letter', '톤', '통']
])('%s', (_, text, meant) => {
  expect(meantBy(text)).toContain(meant)
})

test('a sentence is no notation', () => {
  expect(meantBy('この手牌は三色同順も見える')).toEqual([])
})
