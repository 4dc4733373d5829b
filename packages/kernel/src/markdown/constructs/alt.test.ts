import {expect, test} from 'vitest'
import {restoreAlt} from './alt.js'

// [why the row is here, source, alternative as parsed with remark-directive, as it was meant]
const rows: readonly (readonly [why: string, source: string, alt: string, meant: string])[] = [
  ['a time', '![10:30](x)', '10', '10:30'],
  ['two, among words', '![東1局 10:30 親:東家](x)', '東1局 10 親', '東1局 10:30 親:東家'],
  ['nothing but prose', '![:a](x)', '', ':a'],
  ['with marks of Markdown', '![*a* 3:4 `b` **c**](x)', 'a 3 b c', 'a 3:4 b c'],
  ['names with hyphens', '![a:b-c_d](x)', 'a', 'a:b-c_d'],
  ['nothing lost', '![10:30](x)', '10:30', '10:30'],
  ['a directive with a label', '![a :b[c] 1:2](x)', 'a c 1', 'a c 1:2'],
  ['our own', '![a :tiles[1m]](x)', 'a 1m', 'a 1m'],
  ['a reference', '![10:30][a]', '10', '10:30'],
  ['two that do not go together', '![a&amp;b:c](x)', 'x', 'x']
]
for (const [why, source, alt, meant] of rows) {
  test(`alt: ${why}`, () => {
    expect(restoreAlt(source, alt)).toBe(meant)
  })
}
