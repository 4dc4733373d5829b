/**
 * `tehai style`, the sum of a build, and pictures for e-mail.
 */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {runHere, temporaryFolder} from './tehai.js'

test('style: the sheets of both games, of one, small, and into a file', async () => {
  const {stdout} = await runHere(['style'])
  for (const rule of ['.mahjong-tiles {', '.hanafuda-tiles {', "[src$='.svg']"])
    expect(stdout).toContain(rule)
  expect((await runHere(['style', '--game', 'mahjong'])).stdout).not.toContain('.hanafuda-tiles')
  const small = (await runHere(['style', '--minify'])).stdout
  expect(small).not.toContain('/*')
  expect(small.length).toBeLessThan(stdout.length)
  const cwd = temporaryFolder()
  expect(await runHere(['style', '-o', 'static/tehai.css'], {cwd})).toEqual({code: 0, stdout: '', stderr: ''})
  expect(readFileSync(join(cwd, 'static/tehai.css'), 'utf8')).toBe(stdout)
})

test('style: wrong calls', async () => {
  expect((await runHere(['style', 'tehai.css'])).stderr).toContain(
    'Unexpected `tehai.css`, expected only options, such as `--output tehai.css`'
  )
  expect((await runHere(['style', '--game', 'go'])).stderr).toContain('expected one of `mahjong`, `hanafuda`')
})

const page = `:tiles[1m8z] and :tiles[234m34p567s34588s]{waits=?}

\`\`\`mahjong
234m34p567s34588s
waits: 25p
\`\`\`
`

test('build: a sum at the end, in both languages; none with --quiet', async () => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'a.md'), page)
  const lastLine = async (...args: string[]) =>
    (await runHere(['build', 'a.md', '-o', 'a.html', ...args], {cwd})).stderr.trimEnd().split('\n').at(-1)
  expect(await lastLine()).toBe('1 page built: 3 rows, 2 claims checked, 1 error')
  expect(await lastLine('--lang', 'ja')).toBe('1 ページを作成: 牌と札 3 件、主張は確認済み 2 件、誤り 1 件')
  expect(await lastLine('-q')).not.toContain('built')
})

test('build --pictures png: images with words, twice as sharp, in the page or beside it', async () => {
  const cwd = temporaryFolder()
  mkdirSync(join(cwd, 'out'))
  writeFileSync(join(cwd, 'a.md'), ':tiles[123m] and :tiles[123m]\n')
  await runHere(['build', 'a.md', '-o', 'inside.html', '--pictures', 'png'], {cwd})
  const inside = readFileSync(join(cwd, 'inside.html'), 'utf8')
  const [, data, width] = /<img alt="1 2 3 man" src="data:image\/png;base64,([^"]*)" width="(\d+)"/.exec(
    inside
  )!
  expect(Buffer.from(data!, 'base64').readUInt32BE(16)).toBe(2 * Number(width))
  expect(inside).not.toContain('<svg')

  await runHere(['build', 'a.md', '-o', 'out/a.html', '--pictures', 'png', '--images', 'out/img'], {cwd})
  const [file, ...others] = readdirSync(join(cwd, 'out/img'))
  expect(others).toEqual([])
  expect(readFileSync(join(cwd, 'out/a.html'), 'utf8')).toContain(`src="img/${file}"`)
  expect(
    readFileSync(join(cwd, 'out/img', file!))
      .subarray(1, 4)
      .toString()
  ).toBe('PNG')
})
