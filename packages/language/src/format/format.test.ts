import {expect, test} from 'vitest'
import {applyEdits, languageService} from '../index.js'

const service = languageService()
const formatted = (text: string): string => applyEdits(text, service.formatting(text))

const fence = (lines: string, meta = '') => `\`\`\`mahjong${meta}\n${lines}\n\`\`\`\n`

// [why the row is here, text, what it becomes]
const rows: ReadonlyArray<[string, string, string]> = [
  [
    'a row in a line of text',
    'a :tiles[ 123m  45m ]{ size=l   waits="3m  6m" }',
    'a :tiles[123m 45m]{size=l waits="3m  6m"}'
  ],
  ['braces with nothing in them', ':tiles[1m]{ }', ':tiles[1m]'],
  ['colons and blanks', fence('123m456p789s1122z\nwaits :  12z'), fence('123m456p789s1122z\nwaits: 12z')],
  ['full-width colons', fence('123m456p789s1122z\n待ち：12z'), fence('123m456p789s1122z\n待ち: 12z')],
  ['case of names', fence('123m456p789s1122z\nWaits: 12z'), fence('123m456p789s1122z\nwaits: 12z')],
  ['blank lines', fence('\n123m\n\n\n\n456m\n\n'), fence('123m\n\n456m')],
  ['options of a fence', fence('1m', '   size=l   lang=ja'), fence('1m', ' size=l lang=ja')],
  [
    'options come before claims, a title before all',
    fence('123m456p789s1122z\nwaits: 12z\nsize: l\ntitle: Two  pairs'),
    fence('123m456p789s1122z\ntitle: Two  pairs\nsize: l\nwaits: 12z')
  ],
  [
    'a quote and a list',
    '> - ```mahjong\n>   123m  456p\n>   ```\n',
    '> - ```mahjong\n>   123m 456p\n>   ```\n'
  ],
  ['line endings', '```mahjong\r\n 123m\r\n```\r\n', '```mahjong\r\n123m\r\n```\r\n'],
  [
    'line endings of several lines',
    '```mahjong\r\n123m456p789s1122z\r\nwaits :  12z\r\n```\r\n',
    '```mahjong\r\n123m456p789s1122z\r\nwaits: 12z\r\n```\r\n'
  ],
  [
    'players with their rows',
    fence('対面 ：j1z\n東家の河：1z  9m\nEast :  123m456p789s1122z'),
    fence('対面: j1z\n東家の河: 1z 9m\nEast: 123m456p789s1122z')
  ],
  ['a byte order mark', '\uFEFF:tiles[ 1m ]', '\uFEFF:tiles[1m]'],
  ['hanafuda', '```hanafuda\n 1h  3h\nYaku :?\n```', '```hanafuda\n1h 3h\nyaku: ?\n```']
]

test.each(rows)('%s', (_, text, expected) => {
  expect(formatted(text)).toBe(expected)
  expect(service.formatting(expected)).toEqual([])
})

// What would show something else, and what is not ours.
test.each([
  ['an order that the page shows', fence('123m456p789s1122z\nscore: ?\nwaits: ?')],
  ['JSON', fence('{\n  "hand": "1m"\n}')],
  ['other code', '```js\n:tiles[ 1m ]\n```\n'],
  ['text of an author', fence('1m\nnote: two  blanks')],
  ['lines that end in different ways', '```mahjong\r\n123m456p789s1122z\nwaits :12z\r\n```\r\n'],
  ['lines that have not the same before them', '> ```mahjong\n> 123m\n>456p \n> ```\n']
])('%s stays', (_, text) => expect(formatted(text)).toBe(text))
