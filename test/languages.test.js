/**
 * Languages are dictionaries: no code checks which language it is, and every room that has words has them in each.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join, relative, resolve} from 'node:path'
import {languages} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {declaredFallbacks, entryPaths, untranslated} from '../scripts/untranslated.js'
import {lackingDictionaries, languagesOf, listFiles} from '../scripts/dictionaries.js'

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

test('every language has the dictionaries of English, and the lists of them are current', () => {
  expect(languagesOf()).toEqual([...languages])
  expect(lackingDictionaries()).toEqual([])
  const lists = listFiles()
  expect(lists.length).toBeGreaterThan(30)
  for (const {file, expected} of lists) expect(readFileSync(join(root, file), 'utf8'), file).toBe(expected)
})

// Entries that a language has in English, because it has no words for them yet.
const fallbacks = {en: [], ja: []}

// What is the same in every language: names of programs, for notations named after them, and examples of what is typed.
const properName = /\/dialects\.ts: [\w-]+\.name$|\.example$/

test.each(languages.slice(1))('%s is not English where it does not say so', async language => {
  expect(declaredFallbacks(language)).toEqual(fallbacks[language] ?? [])
  const found = await untranslated(language)
  expect(found.filter(entry => !properName.test(entry))).toEqual([])
})

// What a language has only where it needs it: names of footnotes that the renderer has in English, particles after a name,
// blanks around code.
const optional = /: footnotes\.|\/sentences\.ts: (?:after|aroundCode)$/

test('every language has the entries of English and no others', async () => {
  const counts = await Promise.all(
    languages.map(async language => {
      const paths = (await entryPaths(language)).filter(path => !optional.test(path))
      return [language, new Set(paths)]
    })
  )
  const [, english] = counts[0]
  expect(english.size).toBeGreaterThan(1800)
  for (const [language, paths] of counts.slice(1)) {
    const lacking = [...english].filter(path => !paths.has(path))
    const more = [...paths].filter(path => !english.has(path))
    expect({lacking, more, entries: paths.size}, language).toEqual({
      lacking: [],
      more: [],
      entries: english.size
    })
  }
})

// Names of cards and of yaku, to be checked against a printed list, in more columns than there are languages.
const names = ['packages/card-art/src/names.ts', 'packages/koikoi/src/labels/yaku-names.ts']

/** Texts in two languages side by side, `en: '…', … ja: '…'` or in the other order. */
const sideBySide = new RegExp(
  languages
    .flatMap(one => languages.filter(other => other !== one).map(other => [one, other]))
    .map(([one, other]) => `\\b${one}:\\s*['"\`][^{}]*?\\b${other}:\\s*['"\`]`)
    .join('|'),
  'g'
)

test('sentences are in folders of words, not side by side in code', () => {
  const wrong = sources
    .filter(file => !/\/words\//.test(file) && !names.includes(relative(root, file)))
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(sideBySide)].map(([pair]) => `${relative(root, file)}: ${pair}`)
    )
  expect(wrong).toEqual([])
})

test('the check sees sentences side by side', () => {
  const pairs = [
    "const word = {en: 'end', ja: '行の終わり'}",
    "about: {\n  en: 'show help',\n  ja: 'ヘルプを表示'\n}",
    "  severity: 'error',\n  ja: `牌がありません`,\n  en: `no tiles`"
  ]
  for (const code of pairs) expect(code.match(sideBySide), code).not.toBe(null)
  for (const code of ['const words = {en, ja}', 'inEachLanguage({en: english, ja: japanese})'])
    expect(code.match(sideBySide), code).toBe(null)
})
