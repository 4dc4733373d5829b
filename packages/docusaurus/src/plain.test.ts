import {expect, test} from 'vitest'
import {plainText} from './plain.js'

const plain = plainText([{names: ['tiles', '牌'], inlineCode: 'mj:'}])

// [why the row is here, source, text]
const rows: readonly (readonly [string, string, string])[] = [
  ['tiles in a line', 'Draw :tiles[4m], wait on :牌[25p].', 'Draw 4m, wait on 25p.'],
  ['a row of its own', '::tiles[123m]{size=xl label="a } b"}\n\nText', '123m\n\nText'],
  ['characters of Markdown', ':tiles[1*2*3m \\[x\\] [y]]{a', '1*2*3m [x] [y]{a'],
  ['a heading', '# The shape :tiles[3334m] ##\n', '# The shape 3334m ##\n'],
  ['not closed on its line', ':tiles[1m\n2m] :tiles[3m]', ':tiles[1m\n2m] 3m'],
  ['meant as text', '\\:tiles[1m] :tiles[2m]', '\\:tiles[1m] 2m'],
  [
    'inline code',
    'Write `:tiles[1m]` for :tiles[1m], ``a ` :tiles[2m]``',
    'Write `:tiles[1m]` for 1m, ``a ` :tiles[2m]``'
  ],
  ['inline code with notation', '`mj:123m` and `x`', '123m and `x`'],
  ['a backtick that opens nothing', 'a ` b :tiles[1m]', 'a ` b 1m'],
  ['a fence', '```md\n:tiles[1m]\n```\n:tiles[2m]', '```md\n:tiles[1m]\n```\n2m'],
  [
    'a fence of tildes in a list',
    '- ~~~~md\n  :tiles[1m]\n  ~~~~\n  :tiles[2m]',
    '- ~~~~md\n  :tiles[1m]\n  ~~~~\n  2m'
  ],
  ['a fence that is not closed', '````\n```\n:tiles[1m]', '````\n```\n:tiles[1m]'],
  ['deleted text', '~~~a~~~ :tiles[1m] ~~b~~', '~~~a~~~ :tiles[1m] ~~b~~'],
  ['prose with colons', '10:30, East:25000, :other[x]', '10:30, East:25000, :other[x]']
]
for (const [why, source, text] of rows) {
  test(`${why}: ${JSON.stringify(source)}`, () => {
    expect(plain(source)).toBe(text)
  })
}

test('a page of unclosed marks takes no long time', () => {
  const sources = [':tiles[', '`', '``` ', '`` ` ', '\n```\n~~~~\n', ':tiles[[[', '\\'].map(part =>
    part.repeat(process.env['THOROUGH'] ? 30_000 : 5000)
  )
  const start = process.cpuUsage() // other programs do not slow it down
  for (const source of sources) expect(plain(source)).toBe(source)
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000)
})
