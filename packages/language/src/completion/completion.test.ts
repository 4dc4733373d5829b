import {expect, test} from 'vitest'
import {applyEdit, languageService} from '../index.js'

const service = languageService()

/** What is proposed first at `|` in a text. */
function proposed(text: string): string[] {
  const offset = text.indexOf('|')
  return service
    .completions(text.replace('|', ''), offset)
    .slice(0, 3)
    .map(({label}) => label)
}

const block = (lines: string) => `\`\`\`mahjong\n123m456p789s1122z\n${lines}\n\`\`\`\n`
const front = (lang: string) => `---\nlang: ${lang}\n---\n\n`

// [why the row is here, text, the first proposals]
const rows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['the usual keys', block('|'), ['waits', 'ron', 'question']],
  ['what is written is not proposed again', block('ron: 1z\n|'), ['score', 'yaku', 'question']],
  ['in the language of the front matter', front('zh-CN') + block('|'), ['听牌', '荣和', '问题']],
  ['in the other writing of Chinese', front('zh-TW') + block('|'), ['聽牌', '榮和', '問題']],
  ['in the language of a page with kana', `手牌です。\n\n${block('|')}`, ['待ち', 'ロン', '問']],
  ['in the language of the other keys', block('听牌: 12z\n|'), ['进张', '局面', '荣和']],
  [
    'English, where the other keys are',
    front('zh-CN') + block('waits: 12z\n|'),
    ['ukeire', 'situation', 'ron']
  ],
  ['a claim as it is true', block('waits: |'), ['12z', '?', '12z 4 tiles']],
  [
    'the points of a win, as pages have them',
    `\`\`\`mahjong\n234m345p567s66p78s 9s\nsituation: riichi\nron: 9s\nscore: |\n\`\`\``,
    ['2 han 30 fu 2000', '?', '2 han 30 fu']
  ],
  [
    'in the form of another claim on the page',
    `\`\`\`mahjong\n234m345p567s66p78s\nwaits: 6-9s\n\`\`\`\n\n\`\`\`mahjong\n234m345p567s66p23s\nwaits: |\n\`\`\``,
    ['1-4s', '?', '14s']
  ],
  ['in the language of the key', '```mahjong\n234m345p567s66p78s\n受け入れ: |\n```', ['2種7枚', '?', '7枚']],
  [
    'the candidates of a problem as its answer',
    '```mahjong\n234m345p567s66p7s12z\ncandidates: 1z 2z\nanswer: |\n```',
    ['1z', '2z', '?']
  ],
  [
    'rules of three players for a hand of theirs',
    '```mahjong\nrules: |\n19m123p456s11z55z\n```',
    ['sanma', 'tenhou-sanma', 'mahjong-soul-sanma']
  ],
  [
    'rules of four for a hand of theirs',
    '```mahjong\nrules: |\n123m456p789s1122z\n```',
    ['tenhou', 'mahjong-soul', 'm-league']
  ],
  [
    'rules by their names in the language of the key',
    '```mahjong\n규칙: |\n123m456p789s1122z\n```',
    ['천봉', '작혼', 'M리그']
  ],
  [
    'the ways in which a hand can have been settled',
    '```mahjong\nscores: 25000 25000 25000 25000\nsituation: East 1, South seat\n234678m34p567s99s\nron: 5p\nscores-after: |\n```',
    ['24000 26000 25000 25000', '?', '25000 26000 25000 24000']
  ],
  [
    'the sums of a score sheet',
    '```hanafuda\nsheet: Hana, Taro\n1: Hana 6\n2: Taro 12 points\ntotal: |\n```',
    ['Hana 6 points, Taro 12 points', '?']
  ],
  ['nothing outside of constructs', 'wai|', []],
  [
    'nothing that is no wait, of a hand that is far from one',
    '```mahjong\n123m456p3466788s\nwaits: |\n```',
    ['?']
  ],
  [
    'the figure of the discard that the block names',
    '```mahjong\n234m456p3466788s 9m\nafter: 9m\nwin-rate: |\n```',
    ['9m 49.6%', '?', '49.6%']
  ],
  ['nothing in code', '`:tiles[34m]{waits=|}`', []],
  ['nothing in a fence of another language', '```js\n:tiles[34m]{waits=|\n```', []],
  ['nothing after a backslash', '\\:tiles[34m]{waits=|}', []],
  ['braces that are not closed, before CRLF', 'a :tiles[34m]{waits=|\r\nb', ['25m', '?', '2-5m']],
  ['a brace in quotes', ':tiles[34m]{label="a } b" waits=|}', ['25m', '?', '2-5m']],
  ['a row on a line of its own', '::tiles[123m456p789s1122z]{waits=|}', ['12z', '?', '"12z 4 tiles"']],
  ['a row in HTML', '<p>:tiles[34m]{waits=|}</p>', ['25m', '?', '2-5m']]
]

test.each(rows)('%s', (_, text, expected) => expect(proposed(text)).toEqual(expected))

/** What the first proposal at `|` makes of a text. */
function completed(text: string): string {
  const offset = text.indexOf('|')
  const source = text.replace('|', '')
  return applyEdit(source, service.completions(source, offset)[0]!.edit)
}

test('values with blanks are in quotes among options', () => {
  const label = ':tiles[34m]{size=l label="four runs and a pair"}'
  expect(completed(':tiles[34m]{size=l label=|}')).toBe(label)
  expect(completed(':tiles[34m]{size=l label="|"}')).toBe(label)
})

test.each(['waits:|', 'waits: |', 'waits: |  ', 'waits:  | 12z', 'waits: 12z | ', ' | wai'])(
  'the edit of `%s` reaches the cursor',
  line => {
    const text = block(line)
    const offset = text.indexOf('|')
    const items = service.completions(text.replace('|', ''), offset)
    expect(items).not.toEqual([])
    for (const {edit} of items) {
      expect(edit.start).toBeLessThanOrEqual(offset)
      expect(edit.end).toBeGreaterThanOrEqual(offset)
    }
  }
)

// [value, block around it with `|` for the key, the key that is proposed first]
const valued: ReadonlyArray<[string, string]> = [
  ['waits', '123m456p789s1122z\n|: 12z'],
  ['score', '234m345p567s66p78s 9s\nron: 9s\n|: 1 han 30 fu 1000'],
  ['ron', '234m345p567s66p78s\nsituation: East 1, South seat\n|: 9s from toimen\nscore: 1 han 30 fu 1000'],
  ['situation', '234m345p567s66p78s\n|: East 1, South seat, turn 6'],
  ['question', '234m345p567s66p7s12z\n|: What would you discard?']
]

test.each(valued)('%s is proposed before its value', (expected, lines) => {
  expect(proposed(`\`\`\`mahjong\n${lines}\n\`\`\`\n`)[0]).toBe(expected)
})

test('a hover has facts in words, no table of discards', () => {
  const facts = (row: string) => service.hover(`:tiles[${row}]`, 8)!.facts.map(([key]) => key)
  expect(facts('123m456p789s1122z')).toEqual(['waits', 'shanten', 'ukeire'])
  expect(facts('123m456p789s1122z5p')).not.toContain('ukeire')
})

test('a row on a line of its own has a hover, colours and quick fixes as one in a sentence', () => {
  const text = '::tiles[123m456p789s1122z]{waits=1m}'
  expect(service.hover(text, 10)).toMatchObject({
    start: 0,
    end: text.length,
    facts: [
      ['waits', '12z'],
      ['shanten', 'tenpai'],
      ['ukeire', expect.anything()]
    ]
  })
  expect(service.semanticTokens(text)[0]).toMatchObject({start: 8, end: 12, type: 'man'})
  const [first] = service.diagnostics(text)
  const [fix] = service.quickFixes(text, first!)
  expect(applyEdit(text, fix!.edit)).toBe('::tiles[123m456p789s1122z]{waits=12z}')
})
