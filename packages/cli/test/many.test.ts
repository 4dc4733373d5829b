/**
 * A page of more messages than anyone reads: all of them are printed, in bounded memory.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {tehai, temporaryFolder} from './tehai.js'

// Five seconds of processor time: `THOROUGH=1` does it.
test.runIf(process.env['THOROUGH'])(
  'check: 100,000 messages, 37 MB of text, go through a heap of 256 MB',
  {timeout: 120_000},
  async () => {
    const file = join(temporaryFolder(), 'page.md')
    writeFileSync(file, `:tiles[${'0z'.repeat(100_000)}]\n`)
    const {code, stdout} = await tehai(['check', file], {node: ['--max-old-space-size=256']})
    expect(code).toBe(1)
    expect(stdout.match(/bad-rank$/gm)).toHaveLength(100_000)
    expect(stdout).toMatch(/1 file checked: 100000 errors\n$/)
  }
)

test.runIf(process.env['THOROUGH']).each([
  ['a page', []],
  ['Markdown', ['--markdown']],
  ['Markdown with messages in another language', ['--markdown', '--lang', 'ja']]
])('build: %s with 100,000 messages goes through a heap of 256 MB', {timeout: 120_000}, async (_, args) => {
  const folder = temporaryFolder()
  const [source, target] = [join(folder, 'page.md'), join(folder, 'built')]
  writeFileSync(source, `:tiles[${'0z'.repeat(100_000)}]\n\nafter\n`)
  const {code, stderr} = await tehai(['build', source, ...args, '-o', target], {
    node: ['--max-old-space-size=256']
  })
  expect(code).toBe(1)
  expect(stderr.match(/bad-rank$/gm)).toHaveLength(100_000)
  expect(readFileSync(target, 'utf8')).toContain('after')
})
