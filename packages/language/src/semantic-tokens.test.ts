import {expect, test} from 'vitest'
import {languageService} from './index.js'

const service = languageService()

/** Each token with its text. */
const coloured = (text: string): string[] =>
  service
    .semanticTokens(text)
    .map(({start, end, type, modifiers}) => [text.slice(start, end), type, ...modifiers].join(' '))

const block = (lines: string, meta = '') => `\`\`\`mahjong${meta}\n${lines}\n\`\`\`\n`

// [why the row is here, text, its tokens]
const rows: ReadonlyArray<[string, string, readonly string[]]> = [
  ['suits, and a red five', block('406m55z 9s'), ['4 man', '0 man red', '6m man', '55z honor', '9s sou']],
  ['melds', block("123p 2'13p"), ['123p pin', "2'13p pin meld"]],
  ['flowers and the joker, which is not red', block('12f 0f'), ['12f honor', '0f honor']],
  ['Japanese', block('五索 白'), ['五索 sou', '白 honor']],
  ['another notation', block('_123m', ' dialect=mahgen'), ['_123m man']],
  [
    'keys, and claims to be filled in',
    block('123m\nwaits: ?\n待ち: 25p、3s'),
    ['123m man', 'waits key', '? fill', '待ち key', '25p pin', '3s sou']
  ],
  [
    'a number is no tile',
    block('123m\nscore: 2 han 30 fu 2000\nnote: cut 3m'),
    ['123m man', 'score key', 'note key']
  ],
  ['an unknown key', block('123m\nfoo: 12p'), ['123m man']],
  ['a quote', '> ```mahjong\n> 123m\n> ron: 3m from toimen\n> ```\n', ['123m man', 'ron key', '3m man']],
  [
    'a row in a line',
    'a :tiles[19m]{waits="3m 6m" size=l} b',
    ['19m man', 'waits key', '3m man', '6m man', 'size key']
  ],
  ['a claim in a line', ':tiles[19m]{waits=?}', ['19m man', 'waits key', '? fill']],
  ['cards', '```hanafuda\n1h 10t\nyaku: ?\n```', ['1h card', '10t card', 'yaku key', '? fill']],
  ['what is not ours', '`123m` 123m\n\n```js\n123m\n```\n', []]
]

test.each(rows)('%s', (_, text, expected) => expect(coloured(text)).toEqual(expected))

test('tokens are in order, in one line, and none overlap', () => {
  const text = rows.map(([, one]) => one).join('\n\n')
  const tokens = service.semanticTokens(text)
  expect(tokens.length).toBeGreaterThan(20)
  tokens.forEach(({start, end}, index) => {
    expect(start).toBeLessThan(end)
    expect(text.slice(start, end)).not.toContain('\n')
    if (index > 0) expect(start).toBeGreaterThanOrEqual(tokens[index - 1]!.end)
  })
})

test('tokens after an edit are those of the page', () => {
  const page = `a :tiles[19m] b :tiles[19m]\n\n${block('123m\nwaits: ?')}\n${block('123m\nwaits: ?')}`
  service.semanticTokens(page)
  for (const edited of [
    `now ${page}`,
    page.replace('?', '4m'),
    page.replaceAll('19m', '19p'),
    page.replace('mahjong', 'hanafuda')
  ]) {
    expect(service.semanticTokens(edited)).toEqual(languageService().semanticTokens(edited))
    expect(service.semanticTokens(page)).toEqual(languageService().semanticTokens(page))
  }
})
