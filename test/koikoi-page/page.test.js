/**
 * The page to play koi-koi as a whole: its size, its types, the words of its record.
 */
import {execFileSync} from 'node:child_process'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {words} from '../../examples/astro/src/koikoi/words.ts'
import {buildPage} from './build.js'

/** Bytes of everything that a match loads, compressed: the page with its cards, styles, script and worker. */
const MOST = 90 * 1024

test('a match loads less than 90 KB, with the cards', async () => {
  const {'/ja': _, ...files} = await buildPage()
  const sizes = Object.entries(files).map(([path, text]) => [path, gzipSync(text, {level: 9}).length])
  expect(sizes.map(([path]) => path)).toEqual(
    expect.arrayContaining(['/en', '/page.css', '/page.ts', '/worker.ts'])
  )
  expect(files['/en'].match(/<symbol /g)).toHaveLength(49)
  const sum = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(sum).toBeGreaterThan(30 * 1024)
  expect(sum).toBeLessThan(MOST)
})

test('the page compiles under strict', {timeout: 60_000}, () => {
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  const project = join(import.meta.dirname, 'tsconfig.json')
  let printed = ''
  try {
    execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', project], {encoding: 'utf8'})
  } catch (error) {
    printed = error.stdout
  }
  expect(printed).toBe('')
})

test('both languages have the same keys, and none is empty', () => {
  const keysOf = object =>
    Object.entries(object).map(([key, value]) =>
      value && value.constructor === Object ? [key, keysOf(value)] : key
    )
  expect(keysOf(words.ja)).toEqual(keysOf(words.en))
  expect(JSON.stringify(words)).not.toContain('""')
})
