import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {linesOf} from './lines.js'

async function* chunksOf(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0
  for (let index = 0; at < bytes.length; index++) {
    const size = Math.max(1, sizes[index % Math.max(1, sizes.length)] ?? bytes.length)
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function linesIn(
  text: string,
  sizes: readonly number[] = [],
  limit?: number
): Promise<(string | null)[]> {
  const lines: (string | null)[] = []
  for await (const some of linesOf(chunksOf(Buffer.from(text), sizes), limit)) lines.push(...some)
  return lines
}

// [why the row is here, the text, its lines]
const rows: readonly (readonly [why: string, text: string, lines: readonly (string | null)[]])[] = [
  ['nothing', '', []],
  ['one line', 'a', ['a']],
  ['the last line may end', 'a\nb\n', ['a', 'b']],
  ['empty lines count', '\n\na', ['', '', 'a']],
  ['CRLF', 'a\r\nb\r\n', ['a', 'b']],
  ['a lone CR is a character of the line', 'a\rb\n', ['a\rb']],
  ['line separators of Unicode are characters', 'a\u2028b\u2029c\u0085d', ['a\u2028b\u2029c\u0085d']],
  ['too long', '12345678\n1234567\n1234567890\n1', [null, '1234567', null, '1']]
]
for (const [why, text, lines] of rows) {
  test(`lines: ${why}`, async () => {
    for (const sizes of [[], [1], [2, 3]]) expect(await linesIn(text, sizes, 7)).toEqual(lines)
  })
}

test('lines do not depend on how the bytes arrive', async () => {
  const text = fc
    .array(fc.constantFrom('a', '牌', '🀄', '\n', '\r\n', '\u2028'), {maxLength: 40})
    .map(parts => parts.join(''))
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.integer({min: 1, max: 7}), {minLength: 1}), async (whole, sizes) => {
      expect(await linesIn(whole, sizes)).toEqual(await linesIn(whole))
    })
  )
})
