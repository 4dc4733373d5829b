/**
 * Pages with game records: files are found from the folder of the page, below the working directory.
 */
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {tehai, temporaryFolder} from './tehai.js'

const record = fileURLToPath(new URL('../../record/test/logs/double-ron.xml', import.meta.url))

test('check: what a page says is compared with the record beside it', async () => {
  const cwd = temporaryFolder()
  mkdirSync(join(cwd, 'docs/paifu'), {recursive: true})
  copyFileSync(record, join(cwd, 'docs/paifu/game.xml'))
  writeFileSync(join(cwd, 'docs/page.md'), '```mahjong\nlog: paifu/game.xml\nkyoku: 1\nturn: 3\n```\n')
  const {code, stdout, stderr} = await tehai(['check', 'docs/page.md'], {cwd})
  expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(/page\.md:4:7 .* expected `13`/)])
})
