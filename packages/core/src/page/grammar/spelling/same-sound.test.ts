import {expect, test} from 'vitest'
import {unitsMeant} from './same-sound.js'

// [why the row is here, text, meant].
const rows: ReadonlyArray<[string, string, string | null]> = [
  ['fu', '30府', '30符'],
  ['han in kanji', '四半', '四翻'],
  ['points', '8,000店', '8,000点'],
  ['a unit of two characters', '2本馬', '2本場'],
  ['a unit that is right', '30符', null],
  ['a character alone', '府', null],
  ['several', '30府 2半', '30符 2翻'],
  ['several without blanks', '二半三十府', '二翻三十符'],
  ['a sentence', '30府です', null],
  ['nothing', '', null]
]
for (const [why, text, meant] of rows) {
  test(`unit by its sound: ${why} (${text})`, () => {
    expect(unitsMeant(text)).toBe(meant)
  })
}
