/**
 * Files: a short run of the fuzzer of folders, and what it found. `THOROUGH=1` tries more, `FUZZ_SEED=7` others.
 */
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {onDisk} from './disk.js'
import {fuzzFolders, runHere} from './folders.js'
import {runProcess} from './process.js'

const [runs, processes] = process.env.THOROUGH ? [800, 10] : [12, 0]

test(
  `${runs} calls on disks that fail, ${processes} processes that are disturbed: no source loses a byte`,
  {timeout: 600_000},
  async () => {
    expect(await fuzzFolders({runs, processes, seed: Number(process.env.FUZZ_SEED ?? 20251122)})).toEqual([])
  }
)

/** A folder with files in it, gone after the test. */
function folderWith(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tehai-')))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), {recursive: true})
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const read = (folder, name) => readFileSync(join(folder, name), 'utf8')

/** Run with each request of the disk failing once. `look` is given what was said, and the folder. */
async function withEachFailure(files, prepare, args, look) {
  const callWith = async trouble => {
    const cwd = folderWith(files)
    prepare(cwd)
    return {cwd, ...(await onDisk(cwd, trouble, () => runHere(args, cwd, null)))}
  }
  const {count} = await callWith({kind: 'none'})
  expect(count).toBeGreaterThan(3)
  for (let at = 0; at <= count; at++) {
    const {result, cwd} = await callWith({kind: 'once', at, code: 'EPERM'})
    look(result, cwd, at)
  }
}

test('convert: whichever request fails, all files are new or none is, and what is said is true', async () => {
  const outcomes = new Set()
  const files = {'a.md': '{{#mjt:1m}}', 'b.md': '{{#mjt:2m}}', 'c.md': '{{#mjt:3m}}'}
  await withEachFailure(
    files,
    () => {},
    ['convert', '--write', '.'],
    ({code, stderr}, cwd) => {
      const isNew = ['a.md', 'b.md', 'c.md'].map(
        name => read(cwd, name) === files[name].replace('{{#mjt:', ':tiles[').replace('}}', ']')
      )
      const isUnread = stderr.includes('Cannot read')
      if (!isUnread) expect(new Set(isNew).size).toBe(1)
      expect(stderr.includes('Nothing was changed.')).toBe(!isUnread && code === 2)
      if (code === 0) expect(isNew).toEqual([true, true, true])
      expect(readdirSync(cwd).toSorted()).toEqual(['a.md', 'b.md', 'c.md'])
      outcomes.add(`${code} ${isUnread ? 'unread' : isNew[0]}`)
    }
  )
  expect([...outcomes].toSorted()).toEqual(['0 true', '2 false', '2 unread'])
})

test('a link stays a link where the disk does not say where it leads', async () => {
  const link = cwd => symlinkSync('real.txt', join(cwd, 'link.md'))
  await withEachFailure({'real.txt': '{{#mjt:1m}}'}, link, ['convert', '--write', 'link.md'], (_, cwd) => {
    expect(readlinkSync(join(cwd, 'link.md'))).toBe('real.txt')
  })
})

test('a hard link to a source is not written over, whichever request fails', async () => {
  const link = cwd => linkSync(join(cwd, 'a.md'), join(cwd, 'b.html'))
  await withEachFailure({'a.md': 'mine'}, link, ['build', 'a.md', '-o', 'b.html'], ({code}, cwd) => {
    expect([code, read(cwd, 'a.md'), read(cwd, 'b.html')]).toEqual([2, 'mine', 'mine'])
  })
})

test('both names of a hard link are converted, and names as long as they can be', async () => {
  const long = `${'n'.repeat(250)}.md`
  const cwd = folderWith({'a.md': '{{#mjt:1m}}', [long]: '{{#mjt:2m}}'})
  linkSync(join(cwd, 'a.md'), join(cwd, 'b.md'))
  expect((await runHere(['convert', '--write', '.'], cwd, null)).code).toBe(0)
  expect(['a.md', 'b.md', long].map(name => read(cwd, name))).toEqual([
    ':tiles[1m]',
    ':tiles[1m]',
    ':tiles[2m]'
  ])
})

test('build: what is written beside the pages is not written over a source either', async () => {
  const cwd = folderWith({'n/a.md': ':tiles[1m]', 'n/out/x': ''})
  symlinkSync('../a.md', join(cwd, 'n/out/.tehai-build.json'))
  const {code} = await runHere(['build', 'n', '--markdown', '--out-dir', 'n/out'], cwd, null)
  expect([code, read(cwd, 'n/a.md')]).toEqual([2, ':tiles[1m]'])
  // The name of a picture is that of its content: a build into another folder says it.
  await runHere(['build', 'n/a.md', '--markdown', '--images', 'pictures', '-o', 'a.md'], cwd, null)
  const [name] = readdirSync(join(cwd, 'pictures'))
  rmSync(join(cwd, 'pictures', name))
  symlinkSync('../n/a.md', join(cwd, 'pictures', name))
  const again = await runHere(
    ['build', 'n/a.md', '--markdown', '--images', 'pictures', '-o', 'a.md'],
    cwd,
    null
  )
  expect([again.code, read(cwd, 'n/a.md')]).toEqual([2, ':tiles[1m]'])
})

test('build: names of files are shown without control characters', async () => {
  const cwd = folderWith({'a\u001B[31m.md': 'a'})
  const {stderr} = await runHere(['build', '.', '--out-dir', 'out\u202E'], cwd, null)
  expect(stderr).not.toMatch(/[^\P{Cc}\n]|\u202E/u)
})

test('a signal while files are written leaves nothing behind', async () => {
  const files = Object.fromEntries(
    Array.from({length: 100}, (_, index) => [`${index}.md`, `{{#mjt:1m}} ${'x'.repeat(1000)}`])
  )
  const cwd = folderWith({
    'n/a.md': '',
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`n/${name}`, text]))
  })
  const trouble = {kind: 'interruption', signal: 'SIGTERM', after: 1}
  const {signal} = await runProcess(['convert', '--write', 'n'], cwd, trouble)
  expect(signal).toBe('SIGTERM')
  expect(readdirSync(join(cwd, 'n')).length).toBe(101)
  for (const name of Object.keys(files)) {
    expect([files[name], files[name].replace('{{#mjt:1m}}', ':tiles[1m]')]).toContain(read(cwd, `n/${name}`))
  }
})
