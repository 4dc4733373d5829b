/**
 * `tehai build --watch` with real files: what changes is built again, and nothing else.
 */
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, existsSync} from 'node:fs'
import {join} from 'node:path'
import {Readable, Writable} from 'node:stream'
import {onTestFinished, expect, test, vi} from 'vitest'
import {run} from '../src/run.js'
import {runHere, temporaryFolder} from './tehai.js'

interface Watching {
  /** Wait until standard error has a text after what was read before, and give what is new up to its end. */
  readonly until: (text: string) => Promise<string>
  /** Interrupt it; gives the exit code. */
  readonly end: () => Promise<number>
  /** What has been written since the last call. */
  readonly rest: () => string
}

/** Start it in this process, and wait for the first build. */
async function watch(cwd: string, ...args: readonly string[]): Promise<Watching> {
  let printed = ''
  let read = 0
  let stop = () => {}
  const sink = () =>
    new Writable({
      write(chunk, _, done) {
        printed += String(chunk)
        done()
      }
    })
  const code = run(['build', ...args, '--watch'], {
    stdin: Readable.from([]),
    stdout: sink(),
    stderr: sink(),
    env: {},
    cwd,
    whenInterrupted: given => (stop = given)
  })
  onTestFinished(() => stop())
  return {
    async until(text) {
      const end = await vi.waitFor(
        () => {
          const at = printed.indexOf(text, read)
          if (at < 0) throw new Error(`Expected ${text}, got ${printed.slice(read)}`)
          return printed.indexOf('\n', at) + 1 || printed.length
        },
        {timeout: 5000, interval: 10}
      )
      const found = printed.slice(read, end)
      read = end
      return found
    },
    async end() {
      stop()
      return code
    },
    rest() {
      const found = printed.slice(read)
      read = printed.length
      return found
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

function notes(): {readonly cwd: string; readonly put: (name: string, text: string) => void} {
  const cwd = temporaryFolder()
  const put = (name: string, text: string) => writeFileSync(join(cwd, name), text)
  mkdirSync(join(cwd, 'notes'))
  put('notes/a.md', ':tiles[1m]\n')
  put('notes/b.md', ':tiles[2m]\n')
  return {cwd, put}
}

test('build --watch: what changed, what is new and what is gone', async () => {
  const {cwd, put} = notes()
  const {until, rest, end} = await watch(cwd, 'notes', '--out-dir', 'out')
  expect(await until('built:')).toBe(
    'notes/a.md → out/a.html\nnotes/b.md → out/b.html\n2 pages built: 2 rows, no claims checked, nothing wrong\n'
  )
  put('notes/b.md', 'now :tiles[8z]\n')
  expect(await until('built:')).toMatch(
    /^notes\/b.md:1:12 {2}error [^]*\nnotes\/b.md → out\/b.html {2}\(1 error\)\n1 page built: 1 row, no claims checked, 1 error\n$/
  )
  put('notes/b.md', 'now :tiles[7z]\n')
  expect(await until('built:')).toContain('nothing wrong')
  expect(readFileSync(join(cwd, 'out/b.html'), 'utf8')).toContain('red dragon')

  mkdirSync(join(cwd, 'notes/deep'))
  put('notes/deep/c.md', 'new\n')
  expect(await until('built:')).toBe(
    'notes/deep/c.md → out/deep/c.html\n1 page built: no rows, no claims checked, nothing wrong\n'
  )
  put('notes/deep/c.md', 'newer\n')
  await until('built:')
  rmSync(join(cwd, 'notes/b.md'))
  expect(await until('removed')).toBe('out/b.html removed\n')
  expect(existsSync(join(cwd, 'out/b.html'))).toBe(false)
  expect(rest()).toBe('')
  expect(await end()).toBe(0)
})

test('build --watch: a burst of writes is one build, and an editor may rename', async () => {
  const {cwd, put} = notes()
  const {until, rest, end} = await watch(cwd, 'notes', '--out-dir', 'out', '--lang', 'ja')
  await until('ページを作成')
  for (let count = 0; count < 20; count++) put('notes/a.md', `${count}\n`)
  expect(await until('ページを作成')).toContain('1 ページを作成')
  put('notes/.a.swp', 'renamed\n')
  renameSync(join(cwd, 'notes/.a.swp'), join(cwd, 'notes/a.md'))
  await until('ページを作成')
  expect(readFileSync(join(cwd, 'out/a.html'), 'utf8')).toContain('renamed')
  await pause(150)
  expect(rest()).toBe('')
  expect(await end()).toBe(0)
})

test('build --watch: what it wrote among its sources is none of them, also when these are gone', async () => {
  const {cwd, put} = notes()
  const {until, rest, end} = await watch(cwd, 'notes', '--markdown', '--out-dir', 'notes/out')
  await until('built:')
  put('notes/a.md', ':tiles[3m]\n')
  await until('built: 1 row')
  rmSync(join(cwd, 'notes/a.md'))
  rmSync(join(cwd, 'notes/b.md'))
  await until('b.md removed')
  await pause(150)
  expect(rest()).not.toContain('out/out')
  put('notes/c.md', ':tiles[4m]\n')
  expect(await until('built:')).toContain('notes/c.md → notes/out/c.md')
  expect(await end()).toBe(0)
})

test('build --watch: a page that another program wrote over is kept, and --quiet writes messages only', async () => {
  const {cwd, put} = notes()
  const {until, rest, end} = await watch(cwd, 'notes', '--out-dir', 'out', '--quiet')
  await vi.waitFor(() => expect(existsSync(join(cwd, 'out/b.html'))).toBe(true))
  await pause(100)
  put('out/b.html', 'mine')
  rmSync(join(cwd, 'notes/b.md'))
  put('notes/a.md', ':tiles[8z]\n')
  expect(await until('bad-rank')).toContain('notes/a.md:1:8  error')
  await pause(100)
  expect(readFileSync(join(cwd, 'out/b.html'), 'utf8')).toBe('mine')
  expect(rest()).not.toContain('built')
  expect(await end()).toBe(1)
})

test('build --watch: wrong calls end at once', async () => {
  const {cwd} = notes()
  const rows: [readonly string[], string][] = [
    [['notes/a.md'], 'Unexpected `--watch` alone, expected `--out-dir` with it'],
    [['-', '-o', 'a.html'], 'Unexpected `--watch` together with `-`, expected one of them'],
    [['none.md', '-o', 'a.html'], 'there is no such file']
  ]
  for (const [args, sentence] of rows) {
    const {code, stderr} = await runHere(['build', ...args, '--watch'], {cwd})
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)])
  }
})
