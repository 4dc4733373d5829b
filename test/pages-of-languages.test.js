/**
 * The pages that are written in every language: `fixtures/<language>-<page>`, the same tiles and claims in the words of each.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {languages} from '@tehai/kernel/source'
import {describe, expect, test} from 'vitest'
import {fixtures} from './engines/cases.js'

/** Twelve pages with every construct, and one of slips. */
const pages = [
  'rows',
  'melds',
  'waits',
  'score',
  'cut',
  'quiz',
  'table',
  'record',
  'safety',
  'value',
  'hanafuda',
  'koikoi',
  'wrong'
]

const folderOf = (language, page) => join(fixtures, `${language.toLowerCase()}-${page}`)
const fileOf = (language, page, file) => {
  const path = join(folderOf(language, page), file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** What a page draws, without words: each tile that is used, in order. Parts of boards have words in them. */
const drawn = html =>
  [...html.matchAll(/<use href="([^"]+)"/g)].map(([, id]) => id).filter(id => !/-part-/.test(id))

/** Ids of messages and lines where they are, without columns, which depend on the length of words. */
const reported = text =>
  [...text.matchAll(/^(\d+):\d+-\d+:\d+ {2}(\w+) {2}([\w-]+)$/gm)].map(match => match.slice(1).join(' '))

const others = languages.filter(language => language !== 'en')
/** Characters that words of a language need, of which English has none. */
const lettersOf = {
  ja: /[ぁ-んァ-ヶ]/,
  'zh-Hans': /\p{sc=Han}/u,
  'zh-Hant': /\p{sc=Han}/u,
  ko: /\p{sc=Hangul}/u
}

describe.each(pages)('%s', page => {
  const english = fileOf('en', page, 'output.html')

  test.each(others)('%s draws what English draws', language => {
    expect(drawn(english).length).toBeGreaterThan(5)
    expect(drawn(fileOf(language, page, 'output.html'))).toEqual(drawn(english))
  })

  test.each(others)('%s reports what English reports', language => {
    expect(reported(fileOf(language, page, 'messages.txt'))).toEqual(
      reported(fileOf('en', page, 'messages.txt'))
    )
  })

  test.each(others)('%s has text alternatives of its own', language => {
    const labels = [...fileOf(language, page, 'output.html').matchAll(/aria-label="([^"]*)"/g)]
    expect(labels.length).toBeGreaterThan(0)
    // Names of players, numbers and notation are the same everywhere; kana is not in every word of Japanese.
    const foreign = labels
      .map(([, label]) => label)
      .filter(label => /[A-Za-z]{3,}/.test(label.replace(/No Chance|One Chance/g, '')))
    expect(foreign).toEqual([])
    expect(fileOf(language, page, 'input.md')).toMatch(lettersOf[language])
  })
})

test('the page of slips reports something', () => {
  expect(reported(fileOf('en', 'wrong', 'messages.txt')).length).toBeGreaterThan(15)
})
