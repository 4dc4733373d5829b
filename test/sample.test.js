import {existsSync} from 'node:fs'
import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import {isThorough, sampleOf} from './sample.js'
import {thorough} from './thorough.js'

const names = Array.from({length: 3000}, (_, index) => `case ${index}`)

test.skipIf(isThorough)('about one case in three is tried, and the same ones when others are added', () => {
  const some = sampleOf(names, 3)
  expect(some.length).toBeGreaterThan(900)
  expect(some.length).toBeLessThan(1100)
  expect(sampleOf([...names, 'more'], 3).filter(name => name !== 'more')).toEqual(some)
  expect(sampleOf(names.slice(0, 2), 1e9)).toEqual(['case 0'])
})

test.runIf(isThorough)('all are tried', () => {
  expect(sampleOf(names, 3)).toBe(names)
})

test('files that are left to the thorough run exist', () => {
  const root = resolve(import.meta.dirname, '..')
  expect(thorough.filter(path => !existsSync(resolve(root, path)))).toEqual([])
})
