/**
 * Pages of reference in languages other than English: their examples are read without a message, and what can be typed is read.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {languages, loadLanguage} from '@tehai/kernel/source'
import {languageService} from '@tehai/language'
import {expect, test} from 'vitest'
import {readRules} from '../packages/core/dist/claims/rules.js'

const docs = resolve(import.meta.dirname, '../docs')
const pages = languages
  .slice(1)
  .flatMap(language => filesOf(language).map(file => [`${language}/${file}`, language]))

function filesOf(language) {
  try {
    return readdirSync(join(docs, language))
  } catch {
    return []
  }
}

/** The indented examples of a page that are Tehai's. */
function examplesOf(text) {
  return [...text.matchAll(/(?:^(?: {4}.*)?\n)+/gm)]
    .map(([block]) => block.replace(/^ {4}/gm, ''))
    .filter(block => /```mahjong|:(?:tiles|牌)\[/.test(block))
}

test('there are pages in three languages', () => {
  expect(new Set(pages.map(([, language]) => language))).toEqual(new Set(['ja', 'zh-Hans', 'ko']))
})

test.each(pages)('the examples of %s are right', async (page, lang) => {
  await loadLanguage(lang)
  const service = languageService({mahjong: {lang}})
  const examples = examplesOf(readFileSync(join(docs, page), 'utf8'))
  // What a record says, the file would have to be there.
  const typed = examples.filter(example => !/^(?:log|牌譜|牌谱|패보):/m.test(example))
  for (const example of typed) {
    const found = service.diagnostics(example).filter(({id}) => id !== 'other-notation')
    expect(
      found.map(({id, start, end}) => `${id} ${example.slice(start, end)}`),
      example
    ).toEqual([])
  }
  if (!page.endsWith('notation.md')) expect(examples.length).toBeGreaterThan(0)
})

test('the examples of the README in four languages are right', async () => {
  const readme = readFileSync(join(docs, '../README.md'), 'utf8')
  const examples = [...readme.matchAll(/^````markdown\n([^]*?)^````$/gm)].map(([, text]) => text).slice(1)
  expect(examples).toHaveLength(4)
  await Promise.all(languages.map(language => loadLanguage(language)))
  for (const [index, example] of examples.entries()) {
    const service = languageService({mahjong: {lang: ['ja', 'zh-Hans', 'zh-Hant', 'ko'][index]}})
    expect(
      service.diagnostics(example).map(({id}) => id),
      example
    ).toEqual([])
  }
})

test.each(pages.filter(([page]) => page.endsWith('rules.md')))('%s names rules as they are read', page => {
  const [, table] = /\n\n(\|[^]*?)\n\n/.exec(readFileSync(join(docs, page), 'utf8'))
  const written = table
    .split('\n')
    .slice(2)
    .flatMap(line => [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, text]) => text))
  expect(written.length).toBeGreaterThan(10)
  expect(written.flatMap(text => readRules(text).unknown.map(({text: word}) => word))).toEqual([])
})
