import {expect, test} from 'vitest'
import {legal, visible} from './characters.js'

// [why, a text, how it is printed].
const rows: ReadonlyArray<readonly [string, string, string]> = [
  ['words stay', '赤5p — naïve 🀄\t|', '赤5p — naïve 🀄\t|'],
  ['a line that a CI system would obey', 'a\n::error::b', 'a\\n::error::b'],
  ['a carriage return that overwrites a line', 'a\rb', 'a\\rb'],
  ['an escape of a terminal', '\u001B[31mred\u001B]8;;x\u0007', '\\u{1B}[31mred\\u{1B}]8;;x\\u{7}'],
  ['an escape in one character', '\u009B31m', '\\u{9B}31m'],
  ['marks of direction', '\u202Egnp\u2066x\u200F', '\\u{202E}gnp\\u{2066}x\\u{200F}'],
  ['line separators', 'a\u2028b\u2029c\u0085d', 'a\\u{2028}b\\u{2029}c\\u{85}d'],
  ['what is not seen', '\uFEFFa\u200Bb\u00AD', '\\u{FEFF}a\\u{200B}b\\u{AD}'],
  ['half of a pair', '\uD83C', '\\u{D83C}'],
  ['nothing', '\0', '\\u{0}']
]
for (const [why, text, expected] of rows) test(`visible: ${why}`, () => expect(visible(text)).toBe(expected))

test('legal: what XML forbids becomes a replacement character, one for one', () => {
  const text = 'a\0\u0001\u000B\u001F\uD83C🀄\uDC00\uFFFF\t\n\rb'
  expect(legal(text)).toBe('a\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD🀄\uFFFD\uFFFD\t\n\rb')
  expect(legal(text)).toHaveLength(text.length)
  expect(legal('東 <b>')).toBe('東 <b>')
})
