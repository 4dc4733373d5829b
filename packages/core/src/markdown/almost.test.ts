import {expect, test} from 'vitest'
import {almostDirectives, constructsOf} from '@tehai/kernel/markdown'
import {mahjongMarkdown} from './game.js'

const constructs = constructsOf(mahjongMarkdown())

// [why the row is here, text, `start-end id` of each message, what was meant]
const rows: readonly (readonly [why: string, text: string, found: readonly string[], meant?: string])[] = [
  ['a full-width colon and brackets', '：tiles［４ｍ］', ['0-10 almost-directive'], ':tiles[4m]'],
  ['a full-width name', '：ｔｉｌｅｓ［4m］', ['0-10 almost-directive'], ':tiles[4m]'],
  ['full-width brackets only', 'a:牌［東］', ['1-6 almost-directive'], ':牌[東]'],
  ['a full-width colon only', '：牌[1m]', ['0-6 almost-directive'], ':牌[1m]'],
  ['other brackets', '：牌【1m】', ['0-6 almost-directive'], ':牌[1m]'],
  ['a row', '：：tiles［1m］', ['0-11 almost-directive'], '::tiles[1m]'],
  ['not closed on its line', '：tiles［1m\n］', ['0-7 almost-directive'], ':tiles[…]'],
  ['one colon, not closed', ':tiles[1m', ['0-9 unclosed-label'], ':tiles[1m]'],
  ['one colon, closed on the next line', ':tiles[1m\n2m]', ['0-9 unclosed-label'], ':tiles[1m]'],
  ['two colons', 'a ::tiles[1m]', ['2-10 bad-colons'], ':tiles[…]'],
  ['three colons', ':::tiles[1m]', ['0-9 bad-colons'], '::tiles[…]'],
  ['three colons and attributes', 'a\n:::tiles[1m]{size=l} \nb', ['2-11 bad-colons'], '::tiles[…]'],
  ['three colons in a line', ':::tiles[1m] is one man', ['0-9 bad-colons'], ':tiles[…]'],
  ['no label', ':tiles{a}', ['0-6 missing-label']],
  ['another name', ':tile[1m]', ['0-9 almost-directive'], ':tiles[1m]'],
  ['another name, not closed', ':tiels[1m', ['0-7 almost-directive'], ':tiles[…]'],
  ['another case', 'a :TILES[1m]', ['2-12 almost-directive'], ':tiles[1m]'],
  ['another name of a row', '::tile[1m]', ['0-10 almost-directive'], '::tiles[1m]'],
  ['after a letter of another script', 'で:Tiles[1m]', ['1-11 almost-directive'], ':tiles[1m]'],
  ['round brackets', ':tiles(1m)', ['0-10 almost-directive'], ':tiles[1m]'],
  ['wide round brackets', '：牌（1m）', ['0-6 almost-directive'], ':牌[1m]'],
  ['angle brackets', 'a :tiles<1m>', ['2-12 almost-directive'], ':tiles[1m]'],
  ['wide angle brackets', '：牌〈東〉', ['0-5 almost-directive'], ':牌[東]'],
  ['angle brackets of code', 'std::tiles<int> :tiles<int> :tiles<a> x:tiles<1m> :tiles<1m', []],
  ['braces', ':tiles{123m}', ['0-12 missing-label'], ':tiles[123m]'],
  ['a tile of others', ':tile[See there] :tile[Chapter 1](a) :tides[low]', []],
  ['a tile with a slip', ':tile[12man]', ['0-12 almost-directive'], ':tiles[12man]'],
  ['full-width backticks', '｀｀｀mahjong\n123m\n｀｀｀', ['0-10 fence-marks']],
  ['quotes for backticks', "a\n> '''mahjong size=2\n> title: b\n> 1m\n> '''", ['4-14 fence-marks']],
  ['quotes in prose', "''mahjong'' is a game\n''mahjong\nis'' ’’mahjong’’\n1m", []],
  ['right as it is: it was escaped', 'a :tiles[4m] b', []],
  ['another mark', 'a ;tiles[4m]', ['2-12 almost-directive'], ':tiles[4m]'],
  ['a command of LaTeX', 'a \\tiles{4m}', ['2-12 almost-directive'], ':tiles[4m]'],
  ['a word before the name', 'a :mahjong-tiles[4m]', ['2-20 almost-directive'], ':tiles[4m]'],
  ['words before tiles', 'the tiles 4m and 5m, my tiles: 4m', []],
  ['a blank', ':tiles [1m]', ['0-11 almost-directive'], ':tiles[1m]'],
  ['a blank and round brackets', ':tiles (1m)', ['0-11 almost-directive'], ':tiles[1m]'],
  ['names of others', ':title[a] :titles[b] :times[3] :tip[c] :file[d] :files[e] :table[f] :tilde[g]', []],
  ['other brackets in prose', '道具:牌(136枚)、用具:牌 [2] East:tiles(3) :tiles() :tiles (\n)', []],
  ['links', ':tiles [a](b) :tiles [a][b] :tiles [a]: b', []],
  ['a word before the colon', 'x:tile[1m]', []],
  ['escaped', '\\:tiles[1m', []],
  ['prose', 'これは牌［1m］です。牌：［1m］ 牌［二枚］', []],
  ['no colon before wide brackets', '手は 牌［１２３ｍ］', ['3-10 almost-directive'], ':牌[123m]'],
  ['the game', ':mahjong[123m]', ['0-14 almost-directive'], ':tiles[123m]'],
  ['the game for short', 'a :mj[5z]', ['2-9 almost-directive'], ':tiles[5z]'],
  ['tiles in Japanese', '::pai[東]', ['0-8 almost-directive'], '::tiles[東]'],
  ['the game of others', ':mahjong[the game] :mj[x^2] x:mahjong[1m] :pai[1]', []],
  ['a block of the game', ':::mahjong{size=2}\n123m', ['0-10 almost-directive'], ':::tiles'],
  ['a misspelt block', ':::majong\n123m\n:::', ['0-9 almost-directive'], ':::tiles'],
  ['the game misspelt', 'a :Mahjon[123m]', ['2-15 almost-directive'], ':tiles[123m]'],
  [
    'options of a block without braces',
    ':::tiles title="x"\n34m\n:::',
    ['0-18 almost-directive'],
    ':::tiles{title="x"}'
  ],
  [
    'a title of a block',
    ':::tiles A title\nwaits: 2m\n:::',
    ['0-16 almost-directive'],
    ':::tiles{title="A title"}'
  ],
  [
    'a label of a block, apart',
    ':::tiles [A title]\n34m',
    ['0-18 almost-directive'],
    ':::tiles{title="A title"}'
  ],
  [
    'a blank before the braces of a block',
    ':::tiles {size=l}\n34m',
    ['0-17 almost-directive'],
    ':::tiles{size=l}'
  ],
  ['a label of a block', ':::tiles[A title]\n34m', ['0-17 almost-directive'], ':::tiles{title="A title"}'],
  [
    'a blank before the name of a block',
    '::: tiles {size=l}\n34m',
    ['0-18 almost-directive'],
    ':::tiles{size=l}'
  ],
  ['blocks of others with titles', ':::tip A title\n34m\n:::\n\n::: tiles and words\nmore words', []],
  ['a block of another word', ':::magical\n123m\n:::', []],
  ['a block of others', ':::mahjong\nThe game\n:::', []],
  ['no colon', 'a tiles[123m456p]', ['2-17 almost-directive'], ':tiles[123m456p]'],
  ['a blank after the colon', ': tiles[123m]', ['0-13 almost-directive'], ':tiles[123m]'],
  ['the colon of a word', 'East: tiles[123m]', ['6-17 almost-directive'], ':tiles[123m]'],
  ['in Japanese', '牌[1m]', ['0-5 almost-directive'], ':牌[1m]'],
  ['code and prose', 'tiles[0] tiles[i] subtiles[1m] 手牌[1m] tiles[1m](a) [tiles[1m]]: b tiles[123]', []]
]
for (const [why, text, found, meant] of rows) {
  test(`almost: ${why}`, () => {
    const messages = almostDirectives(text, constructs)
    expect(messages.map(({id, start, end}) => `${start}-${end} ${id}`)).toEqual(found)
    expect(messages[0]?.expected[0]).toBe(meant)
  })
}

test('almost: a label cut by the cell of a table', () => {
  const after = (rest: string) => almostDirectives('a :tiles[123m', constructs, () => rest)[0]
  expect(after('|4p] | b |')).toMatchObject({
    id: 'label-in-cells',
    start: 2,
    end: 13,
    expected: [':tiles[123m 4p]']
  })
  expect(after(' | :tiles[4p] |')?.id).toBe('unclosed-label')
  expect(after('')?.id).toBe('unclosed-label')
})

/** CPU time of a text in µs, plus what the clock cannot see. */
function cpu(text: string): number {
  const runs = [1, 2, 3].map(() => {
    const start = process.cpuUsage()
    almostDirectives(text, constructs)
    return process.cpuUsage(start).user
  })
  return Math.min(...runs) + 1000
}

test('many colons and many unclosed labels take linear time', () => {
  for (const piece of [
    ':',
    ':tiles[',
    '：tiles［',
    ':tiles[1m]{"',
    'tiles[',
    ':mahjong[1',
    ': ',
    ':tiles<',
    "'''mahjong\n"
  ]) {
    // Four times the text, four times the time: a quadratic pass takes sixteen. Half a second is for what a machine
    // does besides, such as collecting garbage.
    const count = process.env['THOROUGH'] ? 8000 : 500
    const [one, four] = [cpu(piece.repeat(count)), cpu(piece.repeat(4 * count))]
    expect([piece, four < 8 * one + 500_000 || `${one} → ${four}`]).toEqual([piece, true])
  }
})
