import {readFileSync} from 'node:fs'
import {claimChecker} from '@tehai/core/claims'
import {checkBlock} from '@tehai/core/page'
import {expect, test} from 'vitest'
import {generatedPages} from '../docs/generate/index.js'

// The formatter pads tables, which takes longer than all of these tests; `npm run lint` checks the padding.
const withoutPadding = text => text.replace(/[ -]+/g, ' ')

for (const {name, actual, expected} of generatedPages()) {
  test(`docs/${name} is current (npm run docs)`, () => {
    expect(withoutPadding(actual)).toBe(withoutPadding(expected))
  })
}

const syntax = readFileSync(new URL('../docs/syntax.md', import.meta.url), 'utf8')
const phrases = [
  ...syntax.matchAll(/^\| `(waits|shanten|ukeire|yaku|score)` +\| ([^|]*`[^|]*) \|$/gm)
].flatMap(([, key, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase]) => [key, phrase]))

test('docs/syntax.md shows how claims are written', () => {
  expect(phrases.length).toBeGreaterThan(20)
})

test.each(phrases)('docs/syntax.md: `%s: %s` is understood', (key, phrase) => {
  const hand = key === 'score' || key === 'yaku' ? '234m567p3456788s 2s' : '234m567p3456788s'
  const {messages} = checkBlock(`riichi: yes\n${hand}\n${key}: ${phrase}`, claimChecker())
  expect(messages.map(({id}) => id).filter(id => id === 'unread-claim' || id === 'bad-value')).toEqual([])
})
