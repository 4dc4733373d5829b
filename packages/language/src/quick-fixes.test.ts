import {describe, expect, test} from 'vitest'
import {applyEdit, languageService} from './index.js'

const service = languageService()

/** The texts that the quick fixes of a page's first diagnostic make. */
function fixed(text: string): string[] {
  const [first] = service.diagnostics(text)
  return service.quickFixes(text, first!).map(({edit}) => applyEdit(text, edit))
}

// [why the row is here, text, what the quick fixes of its first message make of it]
const rows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['every proposal is offered', ':tiles[45]', [':tiles[45m]', ':tiles[45p]', ':tiles[45s]']],
  [
    'after a byte order mark',
    '\uFEFF:tiles[123m 45]',
    ['m', 'p', 's'].map(suit => `\uFEFF:tiles[123m 45${suit}]`)
  ],
  ['a surrogate pair before it', '🀄 :tile[4m]', ['🀄 :tiles[4m]']],
  ['hanafuda', '```hanafuda\n1h 3h\nnoet: 光\n```', ['```hanafuda\n1h 3h\nnote: 光\n```']],
  ['a mark too many', "```mahjong\n123m456p789s11z 1'23p-\n```", ["```mahjong\n123m456p789s11z 1'23p\n```"]],
  [
    'a key may bring up what its claim hides',
    '```mahjong\n123m456p789s1122z\nwiats: 3m\n```',
    ['```mahjong\n123m456p789s1122z\nwaits: 3m\n```']
  ],
  [
    'the figure of a claim, as it is written',
    '```mahjong\nsituation: turn 6\n234m456p3466788s 9m\nwin-rate: 9m 45%\n```',
    ['```mahjong\nsituation: turn 6\n234m456p3466788s 9m\nwin-rate: 9m 34.5%\n```']
  ],
  [
    'a false claim has what is true, in the form in which it is written first',
    '```mahjong\n123m456p789s1122z\nron: 1z\nscore: 3 han 30 fu\n```',
    ['1 han 40 fu', '1 han 40 fu 1300', '1300'].map(
      score => `\`\`\`mahjong\n123m456p789s1122z\nron: 1z\nscore: ${score}\n\`\`\``
    )
  ],
  [
    'a false claim in a line of text',
    ':tiles[123m456p789s1122z]{waits=3m}',
    ['12z', '"12z 4 tiles"', '"12z shanpon 4 tiles"'].map(
      waits => `:tiles[123m456p789s1122z]{waits=${waits}}`
    )
  ],
  [
    'facts after the tiles of a row have lines of their own',
    '> ```mahjong\n> 123m456p789s1122z / ron 1z / dora 5s\n> ```',
    ['> ```mahjong\n> 123m456p789s1122z\n> ron: 1z\n> dora: 5s\n> ```']
  ],
  ['the tiles of a mark', ":tiles[12'3p]", [":tiles[2'13p]"]],
  ['tiles are behind a form', 'Here ::tiles[1m] is', ['Here :tiles[1m] is']],
  [
    'the rest of a line',
    '```mahjong\n123m456p789s1122z\nwaits 12z\n```',
    ['```mahjong\n123m456p789s1122z\nwaits: 12z\n```']
  ],
  ['an option of a row', ':tiles[_123m]', [':tiles[_123m]{dialect=mahgen}']],
  ['an option of a fence', '> ```mahjong\n> _123m\n> ```', ['> ```mahjong dialect=mahgen\n> _123m\n> ```']],
  [
    'a number without its unit',
    '```mahjong\n234m345p567s66p78s 9s\nron: 9s\nscore: 1 han 35 fu\n```',
    ['```mahjong\n234m345p567s66p78s 9s\nron: 9s\nscore: 1 han 30 fu\n```']
  ],
  [
    'a line of its own',
    '```mahjong\n123m\nscores: 25000 25000 25000 24000\n```',
    ['```mahjong\n123m\nsticks: 1\nscores: 25000 25000 25000 24000\n```']
  ],
  ['nothing is proposed', ':tiles[]', []]
]

describe('quick fixes', () => {
  test.each(rows)('%s', (_, text, expected) => {
    expect(fixed(text)).toEqual(expected)
  })
})

describe('fix all', () => {
  test('repairs what has one proposal, and leaves what has several', () => {
    const text = ':tile[4m] and :tile[5p] and :tiles[45]'
    expect(service.fixAll(text)).toBe(':tiles[4m] and :tiles[5p] and :tiles[45]')
  })

  test('a page without slips stays as it is', () => {
    const text = 'Draw :tiles[4m].\n'
    expect(service.diagnostics(text)).toEqual([])
    expect(service.fixAll(text)).toBe(text)
  })
})

test('diagnostics of both games are in the order of the text, with ranges of it', () => {
  const text = ':hanafuda[14h] :tiles[8z] :hanafuda[13h]'
  const found = service.diagnostics(text)
  expect(found.map(({start, end}) => text.slice(start, end))).toEqual(['14h', '8', '13h'])
  expect(found.map(({source}) => source)).toEqual(['remark-hanafuda', 'remark-mahjong', 'remark-hanafuda'])
})

test('errors are diagnostics, too, where a build stops at them', () => {
  const strict = languageService({mahjong: {onError: 'throw'}, hanafuda: {onError: 'ignore'}})
  expect(strict.diagnostics(':tiles[8z] :hanafuda[13h]')).toHaveLength(2)
})

test('an option that cannot be is an error of the program', () => {
  expect(() => languageService({mahjong: {lang: 'xx' as 'en'}})).toThrow(/^Expected|expected/)
})
