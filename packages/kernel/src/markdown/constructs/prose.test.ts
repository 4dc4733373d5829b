import {expect, test} from 'vitest'
import {isProseAt} from './prose.js'

// [why the row is here, text, whether its last colon is prose]
const rows: readonly (readonly [why: string, text: string, isProse: boolean])[] = [
  ['a time', 'at 10:30', true],
  ['a word', 'East:25000', true],
  ['a word of Kana', '待ち:tanki', true],
  ['a word outside the basic plane', '𠮷:tanki', true],
  ['after emphasis, a number', '**待ち**:147m', true],
  ['after emphasis, a word of Kanji', '**点**:満貫', true],
  ['at the beginning, a number', ':30', true],
  ['a directive', 'a :br b', false],
  ['a directive at the beginning', ':icon', false],
  ['a directive after punctuation', '(:icon)', false],
  ['a directive after emphasis', '**a**:br', false]
]
for (const [why, text, isProse] of rows) {
  test(`prose: ${why} (${text})`, () => {
    expect(isProseAt(text, text.lastIndexOf(':'))).toBe(isProse)
  })
}
