import {describe, expect, test} from 'vitest'
import {applyEdit, languageService} from '../index.js'

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
    '> ```mahjong\n> 123m456p789s1122z + 1z ron / dora 5s\n> ```',
    ['> ```mahjong\n> 123m456p789s1122z\n> ron: 1z\n> dora: 5s\n> ```']
  ],
  [
    'a row behind a player has its colon',
    '> ```mahjong\n> トイメン 123m456p789s1122z\n> ```',
    ['> ```mahjong\n> トイメン: 123m456p789s1122z\n> ```']
  ],
  [
    'a value of another key has the line',
    '- ```mahjong\n  局: 東1局 南家\n  123m456p789s1122z\n  ```',
    ['- ```mahjong\n  状況: 東1局 南家\n  123m456p789s1122z\n  ```']
  ],
  [
    'a value that needs another line stays',
    '```mahjong\n123m456p789s1122z\nscores: 25000 25000 25000\n```',
    ['```mahjong\n123m456p789s1122z\nrules: sanma\nscores: 25000 25000 25000\n```']
  ],
  [
    'tiles of another key have the line',
    '```mahjong\n234678m34p567s99s\nron: 2p5p\n```',
    ['```mahjong\n234678m34p567s99s\nwaits: 2p5p\n```']
  ],
  [
    'a key in the line of another, whose claim is false, has its own line',
    '```mahjong\n234m345p567s66p78s\nron: 9s score: 2 han\n```',
    ['```mahjong\n234m345p567s66p78s\nron: 9s\nscore: 2 han\n```']
  ],
  [
    'a word of a claim that is false is repaired',
    '```mahjong\n234678m34p567s99s\nron: 5p\nscore: mangen\n```',
    ['```mahjong\n234678m34p567s99s\nron: 5p\nscore: mangan\n```']
  ],
  [
    'tiles that are true come alone',
    '```mahjong\n234m345p567s66p78s\nwaits: 69\n```',
    ['```mahjong\n234m345p567s66p78s\nwaits: 69s\n```']
  ],
  [
    'han and fu in their order',
    '```mahjong\n状况: 东1局 南家\n234678m34p567s99s\n荣和: 5p\n点数: 30番1符\n```',
    ['```mahjong\n状况: 东1局 南家\n234678m34p567s99s\n荣和: 5p\n点数: 1翻30符\n```']
  ],
  ['a dialect', ':tiles[m1 m2 m3 p5]', [':tiles[m1 m2 m3 p5]{dialect=kobalab}']],
  ['the tiles of a mark', ":tiles[12'3p]", [":tiles[2'13p]"]],
  ['the tiles of a mark among others', ':tiles[456p12-3p]', [':tiles[456p2-13p]']],
  [
    'the tiles of a mark among others in a row of a block',
    "```mahjong\n456m789s12'3p55z\n```",
    ["```mahjong\n456m789s2'13p55z\n```"]
  ],
  ['the tiles of a mark in a chain', ':tiles[12-34-56p]', [':tiles[2-134-56p]']],
  ['a letter among discards', '```mahjong\nj 1z9m2pr3s4p\n```', ['```mahjong\nj 1z9m2p3+s4p\n```']],
  ['a letter among digits', ':tiles[123p 4o6m]', [':tiles[123p 406m]']],
  ['a letter in place of a suit', ':tiles[567x]', [':tiles[567s]', ':tiles[567z]']],
  [
    'a letter in place of a digit',
    ':tiles[456mI23m]',
    [':tiles[456m123m]', ':tiles[456mI23m]{dialect=tempai}']
  ],
  ['a mark before its digit', ":tiles['123p77z]", [":tiles[1'23p77z]"]],
  ['a mark of two meanings', ':tiles[-123m]', [':tiles[1-23m]', ':tiles[-123m]{dialect=tempai}']],
  ['a mark behind its meld', ":tiles[456m123p'77z]", [":tiles[456m1'23p77z]"]],
  ['a mark behind its suit letter', '```mahjong\nj 1z 123m-p\n```', ['```mahjong\nj 1z 123-mp\n```']],
  ['a red five of mjai', ':tiles[123m5mr]', [':tiles[123m0m]']],
  ['a red five of mjai among others', ':tiles[234m5pr67p]', [':tiles[234m0p67p]']],
  ['options after a blank', 'A :tiles[55z] {size=l}.', ['A :tiles[55z]{size=l}.']],
  ['options after empty ones', ':tiles[55z]{} {size=l}', [':tiles[55z]{size=l}']],
  ['options in other brackets', ':tiles[34m] (waits=25m)', [':tiles[34m]{waits=25m}']],
  ['options in brackets of full width', ':tiles[55z]｛size=l｝', [':tiles[55z]{size=l}']],
  ['options of cards', ':hanafuda[1h] {size=l}', [':hanafuda[1h]{size=l}']],
  ['options in HTML', '<p>:tiles[55z] {size=l}</p>', ['<p>:tiles[55z]{size=l}</p>']],
  [
    'a label that a cell cuts in two',
    '| a | b |\n| - | - |\n| :tiles[123m|4p]{size=l} | 4m |\n',
    ['| a | b |\n| - | - |\n| :tiles[123m 4p]{size=l} | 4m |\n']
  ],
  [
    'the line endings of the page',
    '```mahjong\r\n123m\r\nscores: 25000 25000 25000 24000\r\n```',
    ['```mahjong\r\n123m\r\nsticks: 1\r\nscores: 25000 25000 25000 24000\r\n```']
  ],
  [
    'the line endings of the page, in facts after a row',
    '```mahjong\r\n123m456p789s1122z + 1z ron / dora 5s\r\n```',
    ['```mahjong\r\n123m456p789s1122z\r\nron: 1z\r\ndora: 5s\r\n```']
  ],
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
