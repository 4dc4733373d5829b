/**
 * The page to play koi-koi as a whole: its size, its types, the words of its record.
 */
import {execFileSync} from 'node:child_process'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {languages} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {dictionaries} from '../../examples/astro/src/koikoi/words.ts'
import {buildPage} from './build.js'

/** Bytes of everything that a match loads, compressed: the page with its cards, styles, script and worker, and the words of every language. */
const MOST = 90 * 1024

const others = languages.filter(language => language !== 'en')

test('a match loads less than 90 KB, with the cards', async () => {
  const all = Object.entries(await buildPage())
  const files = Object.fromEntries(all.filter(([path]) => !others.includes(path.slice(1))))
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

const spoken = Object.fromEntries(
  await Promise.all(Object.entries(dictionaries).map(async ([language, load]) => [language, await load()]))
)

test('the page has words in every language', () => {
  expect(Object.keys(spoken).toSorted()).toEqual(languages.toSorted())
})

test.each(others)('%s has the words that English has, none is empty and none is the same', language => {
  const keysOf = object =>
    Object.entries(object).map(([key, value]) =>
      value && value.constructor === Object ? [key, keysOf(value)] : key
    )
  expect(keysOf(spoken[language])).toEqual(keysOf(spoken.en))
  expect(JSON.stringify(spoken[language])).not.toContain('""')
  const same = Object.keys(spoken.en).filter(
    key =>
      typeof spoken.en[key] === 'string' &&
      spoken.en[key].length > 2 &&
      spoken[language][key] === spoken.en[key]
  )
  expect(same).toEqual([])
})

test.each(languages)('%s: what functions say has no hole', language => {
  const say = spoken[language]
  const said = [
    say.rounds(3),
    say.round(1, 3),
    say.captured(say.names[0]),
    say.takes('A', ['B', 'C']),
    say.roundWon(0, 5),
    say.roundWon(1, 5),
    say.matchWon(1, 3, 8),
    say.recordTitle(3, 8)
  ]
  expect(said.join()).not.toMatch(/undefined|\[object|NaN/)
})
