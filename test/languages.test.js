/**
 * Languages are dictionaries: no code checks which language it is, and every room that has words has them in each.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {basename, dirname, join, relative, resolve} from 'node:path'
import {languages} from '@tehai/kernel/source'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')
const sources = readdirSync(join(root, 'packages')).flatMap(name => {
  const folder = join(root, 'packages', name, 'src')
  return readdirSync(folder, {recursive: true})
    .map(file => join(folder, file))
    .filter(file => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file))
})

const ids = languages.map(id => `'${id}'`).join('|')
const comparison = new RegExp(`[=!]==? ?(?:${ids})|(?:${ids}) ?[=!]==?|case (?:${ids}):`)

test('no code compares with the id of a language', () => {
  const wrong = sources.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        comparison.test(line) ? [`${relative(root, file)}:${index + 1} ${line.trim()}`] : []
      )
  )
  expect(sources.length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})

test('the check sees a comparison', () => {
  for (const code of ["lang === 'ja' ? 1 : 2", "if ('en' !== language)", "    case 'ja':"])
    expect(comparison.test(code)).toBe(true)
  expect(comparison.test("const fallback = 'en'")).toBe(false)
})

test('every folder of words has a file or a folder for each language', () => {
  const folders = new Set(sources.map(dirname).filter(folder => basename(folder) === 'words'))
  expect(folders.size).toBeGreaterThan(4)
  for (const folder of folders) {
    const names = readdirSync(folder).map(name => name.replace(/\.ts$/, ''))
    expect(names, relative(root, folder)).toEqual(expect.arrayContaining([...languages]))
  }
})
