import {expect, test} from 'vitest'
import {languageService} from '../index.js'

const service = languageService()

/** The first five proposals at the `|` of a block. */
function first(lines: string, front = ''): readonly string[] {
  const page = `${front}\`\`\`mahjong\n${lines}\n\`\`\`\n`
  return service
    .completions(page.replace('|', ''), page.indexOf('|'))
    .slice(0, 5)
    .map(({label}) => label)
}

test('waits of which one pays more are also claimed with it, and that one with its yaku', () => {
  const hand = 'situation: South seat\n555666z77z99s234m'
  expect(first(`${hand}\nwaits: |`).slice(0, 4)).toEqual(['9s7z', '?', '9s7z (takame 7z)', '7z (daisangen)'])
  expect(first('自風: 南家\n555666z77z99s234m\n待ち: |', '---\nlang: ja\n---\n\n')).toContain(
    '9s7z（高目7z）'
  )
})

test('a block that says which wait pays most says it once', () => {
  expect(first('situation: South seat\n555666z77z99s234m\nwaits: |\ntakame: 7z').join()).not.toContain(
    'takame'
  )
})

test('waits that pay the same are claimed without', () => {
  expect(first('234m45p234s456m99p\nwaits: |').join()).not.toContain('takame')
})

test('a score is not guessed where the winning tile cannot be read', () => {
  expect(first('seat: east\n234m345567p88m67s\nron: 8s to the left\nscore: |')).toEqual(['?'])
})

test('points with honba', () => {
  const lines = 'situation: East 1-1, South seat, riichi\n234678m34p567s99s\nron: 5p\nscore: |'
  expect(first(lines)).toContain('2 han 30 fu 2000 -> 2300')
  expect(first(lines.replace('1-1', '1')).join()).not.toContain('->')
})

test('what was discarded: the last tile of the river, honors that the hand does not have', () => {
  const hand = '234m345p567s1177z'
  expect(first(`${hand}\nafter: |`)).toEqual(['2z', '3z', '4z', '5z', '?'])
  expect(first(`${hand}8s\nafter: |`)).toContain('8s')
  expect(first(`${hand}\nriver: 9m 2p\nafter: |`)[0]).toBe('2p')
})
