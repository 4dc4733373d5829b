import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {claimChecker} from '@tehai/core/claims'
import {checkBlock} from '@tehai/core/page'
import {languages} from '@tehai/kernel/source'
import {languageService} from '@tehai/language'
import {describe, expect, test} from 'vitest'
import {generatedPages} from '../docs/generate/index.js'
import {pictures, recordPages} from '../docs/records.js'
import {findKey} from '../packages/core/dist/page/grammar/keys/keys.js'

// The formatter pads tables, which takes longer than all of these tests; `npm run lint` checks the padding.
const withoutPadding = text => text.replace(/[ -]+/g, ' ')

for (const {name, actual, expected} of generatedPages()) {
  test(`docs/${name} is current (npm run docs)`, () => {
    expect(withoutPadding(actual)).toBe(withoutPadding(expected))
  })
}

describe.each(recordPages)('docs/%s', (page, lang) => {
  const shown = pictures(page, lang)
  const english = recordPages[0]

  test('shows what a record becomes', () => {
    const names = ['board', 'steps', 'rounds', 'kifu', 'typed']
    expect(shown.map(({name}) => name)).toEqual(lang === 'en' ? names : names.map(name => `${name}-${lang}`))
  })

  test.each(shown)('the picture of $name is there (node docs/records.js), and its block is right', one => {
    expect(existsSync(new URL(`../docs/records/${one.name}.png`, import.meta.url))).toBe(true)
    expect(one.messages).toEqual([])
    expect(one.html).toMatch(/mahjong-(?:table|rounds|kifu)/)
  })

  test('shows the same in every language', () => {
    const classes = ({html}) => html.match(/(?<= class=")[^"]+/g)
    expect(shown.map(classes)).toEqual(pictures(...english).map(classes))
  })
})

/** Keys of claims whose spellings the table of a page lists; the other ones need more than a hand, or a table of their own. */
const listed = [
  'waits',
  'takame',
  'yasume',
  'shanten',
  'ukeire',
  'yaku',
  'score',
  'fu',
  'value',
  'readings',
  'safe',
  'table'
]

const pages = languages.map(language => (language === 'en' ? 'syntax.md' : `${language}/syntax.md`))

describe.each(pages)('docs/%s', page => {
  const text = readFileSync(new URL(`../docs/${page}`, import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| (`[^|]+`) +\| ([^|]*`[^|]*) \|$/gm)]
  const phrases = rows.flatMap(([, name, cell]) => {
    const [first] = [...name.matchAll(/`([^`]+)`/g)].map(([, one]) => one)
    const id = findKey(first)?.key.id
    const spans = [...cell.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '').matchAll(/`([^`]+)`/g)]
    return listed.includes(id) ? spans.map(([, phrase]) => [first, id, phrase]) : []
  })

  test('shows how claims are written', () => {
    expect(phrases.length).toBeGreaterThan(20)
  })

  test.each(phrases)('`%s` (%s): `%s` is understood', (name, key, phrase) => {
    const hand = key === 'score' || key === 'yaku' ? '234m567p3456788s 2s' : '234m567p3456788s'
    const {messages} = checkBlock(`riichi: yes\n${hand}\n${name}: ${phrase}`, claimChecker())
    expect(messages.map(({id}) => id).filter(id => id === 'unread-claim' || id === 'bad-value')).toEqual([])
  })
})

/** Examples that show what is wrong on a page, by what they begin with; or name a record that is not there. */
const wrongOnPurpose = [
  'You hold :tiles[234m345p567s66p78s]{waits=69s} and wait',
  '---\ntitle: A hand\n---',
  '---\ntitle: Broken\n---'
]

/** Pages in English that have examples, and the READMEs. */
const english = [
  '../README.md',
  ...readdirSync(new URL('../docs', import.meta.url))
    .filter(name => name.endsWith('.md') && !/messages|engines|glossary/.test(name))
    .map(name => `../docs/${name}`),
  ...readdirSync(new URL('../packages', import.meta.url)).map(name => `../packages/${name}/README.md`)
]

/** The fenced and the indented examples of a page, in English. */
function examplesOf(text) {
  const indented = [...text.matchAll(/(?:^(?: {4}.*)?\n)+/gm)].map(([block]) => block.replace(/^ {4}/gm, ''))
  const fenced = [...text.matchAll(/^(`{3,})(?:markdown|md)\n([^]*?)^\1$/gm)].map(([, , code]) => code)
  return [...indented, ...fenced].filter(
    one =>
      /```(?:mahjong|hanafuda)|:(?:tiles|牌|hanafuda|花札)\[/.test(one) &&
      !/^log:/m.test(one) &&
      !wrongOnPurpose.some(start => one.startsWith(start))
  )
}

const examples = english.flatMap(page => {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8').split('## Messages about')[0]
  return examplesOf(text).map((example, index) => [page.slice(3), index, example])
})

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(25)
})

const service = languageService({mahjong: {lang: 'en'}, hanafuda: {lang: 'en'}})

test.each(examples)('%s: example %i is right', (_, __, example) => {
  expect(service.diagnostics(example).map(({id, reason}) => `${id}: ${reason}`)).toEqual([])
})
