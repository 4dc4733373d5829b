import {existsSync, readFileSync} from 'node:fs'
import {claimChecker} from '@tehai/core/claims'
import {checkBlock} from '@tehai/core/page'
import {describe, expect, test} from 'vitest'
import {generatedPages} from '../docs/generate/index.js'
import {pictures, recordPages} from '../docs/records.js'

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

/** Each language of the syntax: its page, and what it calls the claims whose spellings its table lists. */
const pages = [
  ['syntax.md', {waits: 'waits', shanten: 'shanten', ukeire: 'ukeire', yaku: 'yaku', score: 'score'}],
  ['ja/syntax.md', {待ち: 'waits', 向聴: 'shanten', 受け入れ: 'ukeire', 役: 'yaku', 点数: 'score'}]
]

describe.each(pages)('docs/%s', (page, claims) => {
  const text = readFileSync(new URL(`../docs/${page}`, import.meta.url), 'utf8')
  const phrases = [...text.matchAll(/^\| `([^`|]+)` +\| ([^|]*`[^|]*) \|$/gm)].flatMap(([, name, cell]) =>
    claims[name] ? [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase]) => [name, claims[name], phrase]) : []
  )

  test('shows how claims are written', () => {
    expect(phrases.length).toBeGreaterThan(20)
  })

  test.each(phrases)('`%s` (%s): `%s` is understood', (name, key, phrase) => {
    const hand = key === 'score' || key === 'yaku' ? '234m567p3456788s 2s' : '234m567p3456788s'
    const {messages} = checkBlock(`riichi: yes\n${hand}\n${name}: ${phrase}`, claimChecker())
    expect(messages.map(({id}) => id).filter(id => id === 'unread-claim' || id === 'bad-value')).toEqual([])
  })
})
