/**
 * A page of more messages than anyone reads: all of them are printed, in bounded memory.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {Readable, Writable} from 'node:stream'
import {expect, test} from 'vitest'
import {run} from '../src/run.js'
import {tehai, temporaryFolder} from './tehai.js'

// What is kept until the end grows with the messages of a page: the longest text written at once shows it.
test.each([
  ['check', []],
  ['build', ['-o', 'built.html']]
])('%s: 1,200 messages are never one text', async (command, args) => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'page.md'), `:tiles[${'0z'.repeat(1200)}]\n`)
  const written: number[] = []
  const sink = () =>
    Object.assign(
      new Writable({
        decodeStrings: false,
        write(chunk, _, done) {
          written.push(String(chunk).match(/bad-rank$/gm)?.length ?? 0)
          done()
        }
      }),
      {isTTY: false}
    )
  const stdin = Readable.from([Buffer.from('')])
  await run([command, 'page.md', ...args], {stdin, stdout: sink(), stderr: sink(), env: {}, cwd})
  expect(written.reduce((all, count) => all + count, 0)).toBe(1200)
  expect(Math.max(...written)).toBeLessThanOrEqual(1000)
})

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
