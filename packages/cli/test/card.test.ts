/**
 * `tehai card`: the picture of a page for links to it.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

const page = `---
title: A wait & its <shape>
---

A row in a sentence: :tiles[25p].

\`\`\`mahjong
situation: East 1, South seat
234m456p3456788s
waits: ?
\`\`\`
`

/** Measures of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('title, situation and picture of the first block, as SVG', async () => {
  const {code, stdout, stderr} = await runHere(['card', '-', '--name', 'Notes'], {input: page})
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630"/)
  expect(stdout).toContain('>A wait &#38; its &#60;shape&#62;</text>')
  expect(stdout).toContain('>East 1, South seat</text>')
  expect(stdout).toContain('>Notes</text>')
  expect(stdout.match(/<svg x=/g)).toHaveLength(1)
  expect(stdout).toContain('viewBox="0 0 3972 400"')
})

test('a PNG of 1200 × 630 pixels, which differs from that of another hand', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'deep', 'og.png')
  expect((await runHere(['card', '-', '-o', file], {input: page})).code).toBe(0)
  const first = readFileSync(file)
  expect(first.subarray(1, 4).toString()).toBe('PNG')
  expect(sizeOf(first)).toEqual([1200, 630])
  await runHere(['card', '-', '-o', file], {input: page.replace('234m', '567m')})
  expect(readFileSync(file).equals(first)).toBe(false)
})

// [why the row is here, text of the page, what the card has]
const pages: readonly (readonly [string, string, RegExp])[] = [
  [
    'no block: the first row in the text',
    '# Tiles\n\nSee :tiles[25p] and :tiles[3m].',
    /<svg x="72".* viewBox="0 0 606 400"/
  ],
  ['no tiles: the title alone', '# Only words\n', />Only words<\/text><\/svg>/],
  [
    'the board of a table',
    '```mahjong\nlayout: board\nself: east\nj 1z9m\nshimocha: south\nj 9p\ntoimen: west\nj 4z\nkamicha: north\nj 3z\n```',
    /<svg x="600"/
  ],
  ['cards of hanafuda', '```hanafuda\n1h 3h 8h\n```', /<svg x="72"/],
  ['a title in Japanese', '---\ntitle: 待ちと形\nlang: ja\n---\n', /font-family="Noto Sans CJK JP,/]
]
for (const [why, input, expected] of pages) {
  test(why, async () => {
    const {code, stdout, stderr} = await runHere(['card', '-'], {input})
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(expected)
  })
}

test('--palette dark makes a dark card', async () => {
  const {stdout} = await runHere(['card', '-', '--palette', 'dark'], {input: page})
  expect(stdout).toContain('fill="#14171b"')
})

test('a mistake is reported and its card is written', async () => {
  const {code, stdout, stderr} = await runHere(['card', '-', '--lang', 'en'], {
    input: page.replace('234m', '8z')
  })
  expect(code).toBe(1)
  expect(stderr).toContain('stdin:9:1  error  Unexpected `8z`')
  expect(stdout).toContain('</svg>')
})

test('a folder of pages, each under its path, and never over a source', async () => {
  const cwd = temporaryFolder()
  mkdirSync(join(cwd, 'notes/deep'), {recursive: true})
  writeFileSync(join(cwd, 'notes/a.md'), page)
  writeFileSync(join(cwd, 'notes/deep/b.md'), '# B\n')
  expect((await runHere(['card', 'notes', '--out-dir', 'out'], {cwd})).code).toBe(0)
  for (const name of ['a', 'deep/b'])
    expect(sizeOf(readFileSync(join(cwd, `out/${name}.png`)))).toEqual([1200, 630])
  const several = await runHere(['card', 'notes', '-o', 'x.png'], {cwd})
  expect(several.code).toBe(2)
  const over = await runHere(['card', 'notes/a.md', '-o', 'notes/a.md', '--format', 'png'], {cwd})
  expect(over.code).toBe(2)
  expect(readFileSync(join(cwd, 'notes/a.md'), 'utf8')).toBe(page)
})
