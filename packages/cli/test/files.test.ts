/**
 * Files: nothing is written over a source, nothing is left half written, one file's fault is that file's.
 */
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import {execFileSync, spawnSync} from 'node:child_process'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {filesOf} from '../src/files/files.js'
import {writeTogether} from '../src/files/output-files.js'
import {executable, runHere, temporaryFolder} from './tehai.js'

/** A folder with files in it. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true})
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8')

const site = {'n/a.md': ':tiles[1m]\n', 'n/sub/a.md': 'another page\n'}

test('build: the folder that is written into is no source, and no source in it is written over', async () => {
  const cwd = folderWith(site)
  const {code, stderr} = await runHere(['build', 'n', '--markdown', '--out-dir', 'n/sub'], {cwd})
  expect([code, stderr.split('\n')[0]]).toEqual([
    2,
    'tehai: Unexpected target `n/sub/a.md`: it is the source `n/sub/a.md`, which would be lost; nothing was written'
  ])
  expect([read(cwd, 'n/a.md'), read(cwd, 'n/sub/a.md')]).toEqual(Object.values(site))
  const japanese = await runHere(['build', 'n', '--markdown', '--out-dir', 'n/sub', '--lang', 'ja'], {cwd})
  expect(japanese.stderr).toContain('上書きできません')
})

test('build: a second run writes over what the first one wrote, and does not read it', async () => {
  const cwd = folderWith({'n/a.md': ':tiles[1m]\n'})
  const args = ['build', 'n', '--markdown', '--out-dir', 'n/out']
  for (const text of [':tiles[1m]\n', ':tiles[2m]\n']) {
    writeFileSync(join(cwd, 'n/a.md'), text)
    const {code, stderr} = await runHere(args, {cwd})
    expect([code, stderr]).toEqual([
      0,
      `${join('n', 'a.md')} → ${join('n', 'out', 'a.md')}\n1 page built: 1 row, no claims checked, nothing wrong\n`
    ])
  }
  expect(readdirSync(join(cwd, 'n/out')).toSorted()).toEqual(['.tehai-build.json', 'a.md'])
  expect(read(cwd, 'n/out/a.md')).toContain('<svg')
  // Not after it was edited.
  writeFileSync(join(cwd, 'n/out/a.md'), 'mine')
  expect((await runHere(args, {cwd})).code).toBe(2)
  expect(read(cwd, 'n/out/a.md')).toBe('mine')
})

test('build: links to a source are seen through', async () => {
  const cwd = folderWith({'n/a.md': 'a\n', 'n/b.md': 'b\n'})
  symlinkSync(join(cwd, 'n'), join(cwd, 'out'))
  symlinkSync(join(cwd, 'n/a.md'), join(cwd, 'soft.html'))
  linkSync(join(cwd, 'n/a.md'), join(cwd, 'hard.html'))
  const calls = [
    ['n', '--markdown', '--out-dir', 'out'],
    ['n/a.md', '-o', 'soft.html'],
    ['n/a.md', '-o', 'hard.html'],
    ['n/a.md', '-o', join('n', '..', 'n', 'a.md')]
  ]
  const codes = await Promise.all(calls.map(async args => (await runHere(['build', ...args], {cwd})).code))
  expect(codes).toEqual([2, 2, 2, 2])
  expect([read(cwd, 'n/a.md'), read(cwd, 'n/b.md')]).toEqual(['a\n', 'b\n'])
  expect((await runHere(['audit', 'n', '--html', 'soft.html'], {cwd})).code).toBe(2)
  expect(read(cwd, 'n/a.md')).toBe('a\n')
})

test('names of folders are no patterns', async () => {
  const cwd = folderWith({
    'app/[ab]/x.md': '{{#mjt:1m}}',
    'app/a/x.md': '{{#mjt:1m}}',
    'app/(b)/{c}/x.md': 'c'
  })
  expect(await filesOf(['app/[ab]'], {cwd})).toEqual([join('app', '[ab]', 'x.md')])
  expect(await filesOf(['app/(b)/'], {cwd})).toEqual([join('app', '(b)', '{c}', 'x.md')])
  await runHere(['convert', '--write', 'app/[ab]'], {cwd})
  expect([read(cwd, 'app/[ab]/x.md'), read(cwd, 'app/a/x.md')]).toEqual([':tiles[1m]', '{{#mjt:1m}}'])
  expect(await filesOf(['app/[a]/*.md'], {cwd})).toEqual(['app/a/x.md'])
})

test('a file nested too deep for the stack is reported by name', async () => {
  const cwd = folderWith({'a.md': ':tiles[1m]\n', 'b.md': `${'> '.repeat(4000)}:tiles[1m]\n`})
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--stack-size=300', executable, 'check', '.'],
    {
      cwd,
      encoding: 'utf8'
    }
  )
  expect([status, stdout]).toEqual([2, '1 file checked: nothing wrong\n'])
  expect(stderr).toMatch(/^tehai: b\.md: .*\nThe stack is full: quotes, lists or brackets cannot be read/)
})

test("one file's fault is that file's: it is named, and the others are done", async () => {
  const cwd = folderWith({'a.md': '{{#mjt:1m}}', 'c.md': '{{#mjt:2m}}'})
  writeFileSync(join(cwd, 'b.md'), Buffer.from([0x81, 0x40]))
  const check = await runHere(['check', '.'], {cwd})
  expect(check).toEqual({
    code: 2,
    stdout: '2 files checked: nothing wrong\n',
    stderr:
      'tehai: Cannot read `b.md` (not UTF-8)\ntehai: 1 of 3 files failed and was left as it is; the others are done\n'
  })
  const asJson = await runHere(['check', '.', '--json'], {cwd})
  expect(JSON.parse(asJson.stdout)).toMatchObject({errors: 0, failed: ['b.md']})
  const convert = await runHere(['convert', '--write', '.', '--lang', 'ja'], {cwd})
  expect([convert.code, convert.stderr]).toEqual([
    2,
    'a.md: 1 か所を変換\ntehai: `b.md` を読み込めません（not UTF-8）\nc.md: 1 か所を変換\ntehai: 3 ファイルのうち 1 ファイルは処理できず、元のままです。ほかは処理しました\n'
  ])
  expect([read(cwd, 'a.md'), read(cwd, 'c.md')]).toEqual([':tiles[1m]', ':tiles[2m]'])
  const build = await runHere(['build', '.', '--out-dir', 'out'], {cwd})
  expect([build.code, readdirSync(join(cwd, 'out'))]).toEqual([2, ['a.html', 'c.html']])
  expect((await runHere(['audit', '.'], {cwd})).code).toBe(2)
})

test('a file keeps its mode and its links', async () => {
  const cwd = folderWith({'a.md': '{{#mjt:1m}}'})
  chmodSync(join(cwd, 'a.md'), 0o640)
  symlinkSync('a.md', join(cwd, 'link.md'))
  const {stderr} = await runHere(['convert', '--write', 'link.md', 'a.md'], {cwd})
  expect(stderr).toBe('link.md: 1 converted\n')
  expect(read(cwd, 'a.md')).toBe(':tiles[1m]')
  expect(statSync(join(cwd, 'a.md')).mode & 0o777).toBe(0o640)
  expect(readdirSync(cwd).toSorted()).toEqual(['a.md', 'link.md'])
})

// Only an administrator may give a file to another user.
test.runIf(process.getuid?.() === 0)('a file keeps its owner', async () => {
  const cwd = folderWith({'a.md': '{{#mjt:1m}}'})
  chownSync(join(cwd, 'a.md'), 1234, 2345)
  await runHere(['convert', '--write', 'a.md'], {cwd})
  expect(read(cwd, 'a.md')).toBe(':tiles[1m]')
  const {uid, gid} = statSync(join(cwd, 'a.md'))
  expect([uid, gid]).toEqual([1234, 2345])
})

test('several files are written together or not at all', async () => {
  const cwd = folderWith({'a.md': 'old', 'file/x': ''})
  const outputs = [
    {file: 'a.md', content: 'new'},
    {file: 'file/x/b.md', content: 'new'}
  ]
  const {error, changed} = await writeTogether(outputs, {cwd})
  expect([error?.message.split(' (')[0], changed]).toEqual(['Cannot write `file/x/b.md`', []])
  expect(read(cwd, 'a.md')).toBe('old')
  expect(readdirSync(cwd).toSorted()).toEqual(['a.md', 'file'])
})

test('a full disk changes nothing', () => {
  const pages = Object.fromEntries(['a', 'b'].map(name => [`${name}.md`, `{{#mjt:1m}} ${'x'.repeat(4000)}`]))
  const big = `{{#mjt:1m}} ${'y'.repeat(100_000)}`
  const cwd = folderWith({...pages, 'c.md': big})
  // Files of at most 32 blocks (of 512 or 1024 bytes).
  const script = `ulimit -f 32; exec ${process.execPath} ${executable} convert --write . 2>&1`
  let output = ''
  try {
    execFileSync('sh', ['-c', script], {cwd, env: {PATH: process.env['PATH'], LC_ALL: 'C'}, encoding: 'utf8'})
  } catch (error) {
    output = (error as {stdout: string}).stdout
  }
  expect(output).toContain('tehai: Cannot write `c.md` (EFBIG)\nNothing was changed.\n')
  expect(read(cwd, 'a.md')).toBe(pages['a.md'])
  expect(read(cwd, 'c.md')).toBe(big)
  expect(existsSync(join(cwd, 'a.md'))).toBe(true)
  expect(readdirSync(cwd).toSorted()).toEqual(['a.md', 'b.md', 'c.md'])
})
