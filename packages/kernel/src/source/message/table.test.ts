import {expect, test} from 'vitest'
import {messageTable, inEachLanguage, type Translation} from './table.js'
import {sentence} from './message.js'

const en = {
  lost: 'Unexpected `{actual}`',
  short: {text: 'Unexpected {what}, expected {wanted}', words: {what: {row: 'a row', tile: 'a tile'}}}
} as const
const ja: Translation<typeof en> = {
  lost: '`{actual}` は読めません',
  short: {text: '{what}ではなく{wanted}です', words: {what: {row: '牌の行', tile: '牌'}}}
}
const table = messageTable(
  {lost: 'error', short: 'warning'},
  {en, ja},
  {short: {wanted: (value, language) => `${String(value)}${{en: ' tiles', ja: '枚'}[language]}`}}
)

test('a table has a severity and the sentence of every language', () => {
  expect(table.lost).toEqual({severity: 'error', en: en.lost, ja: ja.lost})
  expect(table.short.severity).toBe('warning')
})

test('words of a dictionary and wordings of the table are filled in', () => {
  const made = {
    id: 'short',
    severity: 'warning',
    start: 0,
    end: 1,
    values: {what: 'row', wanted: 3},
    expected: []
  } as const
  expect(sentence(made, table, 'x', 'en')).toBe('Unexpected a row, expected 3 tiles')
  expect(sentence(made, table, 'x', 'ja')).toBe('牌の行ではなく3枚です')
})

test('tables of one language each become one by id', () => {
  expect(inEachLanguage({en: {kamicha: 'left'}, ja: {kamicha: '上家'}})).toEqual({
    kamicha: {en: 'left', ja: '上家'}
  })
})
