import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {checkBlock, type CheckOptions} from '../page/check-block.js'
import {checkInline} from '../page/check/inline/inline.js'
import type {Markup} from '@tehai/kernel/markup'
import {blockMarkup} from '../page/show/markup-of.js'
import {sentenceOf} from '../page/check/result/sentences.js'
import {defaultSettings, type Settings} from '../page/grammar/keys/options.js'
import {claimChecker} from './check.js'

const check = (text: string, options: CheckOptions = {}) => checkBlock(text, {...options, ...claimChecker()})

/** The text of markup; tiles as their notation. */
function textOf(markup: Markup): string {
  return typeof markup === 'string' ? markup : markup.children.map(textOf).join('')
}

/** What the page shows for a key of a block, words first, then what is shown below. */
function shown(text: string, key: string, settings: Settings = defaultSettings): string {
  const parts = check(text, {settings}).sections.flatMap(({groups}) => groups.flat())
  const inside = parts.flatMap(part => (part.type === 'fold' ? part.parts : [part]))
  const fact = inside.flatMap(part => (part.type === 'facts' ? part.facts : [])).find(one => one.key === key)
  return [...(fact?.words ?? []), ...(fact?.more ?? [])].map(textOf).join('').trim()
}

const states = (text: string) => check(text).claims.map(({state}) => state)
const ids = (text: string) => check(text).messages.map(({id}) => id)

// [why, block]: every claim of the block is true.
const truths: ReadonlyArray<readonly [string, string]> = [
  ['waits in any order and notation', '234m456p3456788s\nwaits: 8s、2-5s'],
  ['waits and their shape', '234678m34p567s99s\nwaits: ryanmen 2-5p'],
  ['the suit first', '234678m34p567s99s1z\nwaits: 打z1 p25'],
  ['shapes before their tiles', '3334m456p456789s\nwaits: 両面2-5m、単騎4m'],
  ['shapes after their tiles', '3334m456p456789s\nwaits: 2-5m両面、4m単騎'],
  ['two shapes', '11m234m567p99s777z\nwaits: 1mと9sのシャンポン'],
  ['a wait after the discard named', '234678m34p567s99s1z\nwaits: 打1z 2-5p'],
  ['a wait after the discard of another key', '234678m34p567s99s1z\ndiscard: 1z\nwaits: 2-5p'],
  ['a wait after the only discard that leaves tenpai', '234678m34p567s99s1z\nwaits: 2-5p'],
  ['the waits of a won hand', '234678m34p567s99s\nron: 5p\nwaits: 2-5p'],
  ['a wait of which all are in sight may be left out', '234678m34p567s99s\nwaits: 5p\ntoimen:\nj2p2p2p2p'],
  ['tiles in sight counted', '234678m34p567s99s\nwaits: 2-5p 7枚\ntoimen:\nj2p1z'],
  ['the hand alone counted', '234678m34p567s99s\nwaits: 2-5p 8枚\ntoimen:\nj2p1z'],
  ['thirteen sides', '19m19p19s1234567z\nwaits: 国士無双十三面'],
  ['no wait', '123m456p1123s68s7z\nwaits: ノーテン'],
  ['seven pairs', '1188m2299p4477s6z\nshanten: 聴牌'],
  ['shanten of a form', '1188m2299p4477s6z\nshanten: chiitoitsu tenpai'],
  ['fourteen tiles that win', '234678m34p567s99s 5p\nshanten: 和了'],
  ['ukeire by tiles', '123m456p1123s68s7z\nukeire: 147s7z 13枚'],
  ['the widest discard', '24m3345567p45566s\nukeire: 8種25枚'],
  ['several discards', '24m3345567p45566s\nukeire: 打3p 8種25枚、打2m 15枚'],
  ['discards without a word for them', '24m3345567p45566s\nukeire: 3p=25, 2m=15'],
  ['han where yaku are expected', 'seat: south\n234678m34p567s99s 5p\nyaku: 門前ツモ、平和の2翻'],
  ['a discard that is not the widest', '24m3345567p45566s\ndiscard: 2m'],
  ['han and fu', 'seat: south\nriichi: yes\n234678m34p567s99s\nron: 5p\nscore: 2/30'],
  ['shares of a tsumo', 'seat: south\n234678m34p567s99s 5p\nscore: 2翻20符 400・700'],
  ['the sum of a tsumo', 'seat: south\n234678m34p567s99s 5p\nscore: 1500'],
  ['the same from all', 'seat: east\n234678m34p567s99s 5p\nscore: 700 all'],
  ['a dealer', '自風: 東\n234678m34p567s99s\nロン: 5p\n点数: 親の1翻30符1500点'],
  ['honba', 'situation: East 1-2, South seat\n234678m34p567s99s\nron: 5p\nscore: 1000は1600'],
  ['honba included at once', 'situation: East 1-2, South seat\n234678m34p567s99s\nron: 5p\nscore: 1600'],
  ['kiriage by rule', 'rules: m-league\nseat: south\n123m789p12378s11p\nron: 9s\nscore: 切り上げ満貫 8000'],
  ['rules of the seat wind', 'situation: East 1, East seat\n234678m34p567s11z\nron: 5p\nyaku: 役なし'],
  ['a way of winning that is not given', '234678m34p567s99s\nwin: 5p\nseat: south\nscore: 400/700'],
  ['the other way', '234678m34p567s99s\nwin: 5p\nseat: south\nscore: 1000'],
  ['yaku in one word', 'situation: South seat, riichi\n234678m34p567s55s\nron: 5p\nyaku: メンタンピン'],
  [
    'exactly these',
    'situation: South seat, riichi\n234678m34p567s55s\nron: 5p\nyaku: = riichi, tanyao, pinfu'
  ],
  [
    'dora and red fives',
    'situation: South seat\n234678m34p067s99s\nron: 5p\ndora: 4m\nyaku: pinfu, dora 1, aka 1'
  ],
  ['any value tile: white', 'situation: South seat\n234678m34p99s 5-55z\nron: 5p\nyaku: 役牌'],
  ['any value tile: green', 'situation: South seat\n234678m34p99s 6-66z\nron: 5p\nyaku: 役牌'],
  ['any value tile: red', 'situation: South seat\n234678m34p99s 7-77z\nron: 5p\nyaku: 役牌'],
  [
    'any value tile: the round wind',
    'situation: East 1, South seat\n234678m34p99s 1-11z\nron: 5p\nyaku: 役牌'
  ],
  [
    'any value tile: the seat wind',
    'situation: East 1, South seat\n234678m34p99s 2-22z\nron: 5p\nyaku: 役牌'
  ],
  ['a wind by name', 'situation: East 1, South seat\n234678m34p99s 1-11z\nron: 5p\nyaku: 東'],
  ['haitei implies a tsumo', 'situation: South seat, haitei\n234678m34p567s99s 5p\nyaku: haitei, tsumo'],
  ['a river that pays', 'situation: 流し満貫 東家\n234678m34p567s19s\nscore: 満貫 4000オール'],
  ['three players', 'rules: 三麻\nseat: south\n111m34p567s99s 5-55z\nron: 5p\nscore: 1翻40符'],
  ['a shape in a block', '34m\nwaits: 25m\nshanten: 聴牌'],
  ['3n + 2 tiles become sets', '23456m\nwaits: 1-4-7m 三面張 11枚'],
  ['a shape with honors', '12m11z777z\nwaits: penchan 3m'],
  ['a shape beside a pon', '34m 5-55z\nwaits: 2-5m'],
  ['a shape beside any melds', '34m55p ___ ___ ___\nwaits: 2-5m'],
  ['ranks of the only suit', '23456m\nwaits: 1-4-7'],
  ['tiles left of each wait', '2345m\nwaits: 2m×3 5m×3'],
  ['a hand of five tiles with the tile that it drew', '2345m1z\nwaits: 25m'],
  ['a shape that drew a tile is a hand', '2345m 6m\nwaits: 25m'],
  ['a wait after the discard of a shape', '23456m\nafter: 2m\nwaits: 36m'],
  ['a tile won completes a shape', '34m\nwin: 5m\nwaits: 25m'],
  ['the shanten after a discard', '24m3345567p45566s\nafter: 3p\nshanten: 1-shanten'],
  ['an answer that names the waits', '123m456p789s1122z\nquestion: What is the wait?\nanswer: 12z'],
  ['what is left after a discard', '123m456p789s1122z\nafter: 9p\nwaits: 12z 4 tiles'],
  ['the tile discarded is seen', '123m456p789s1122z\nafter: 1z\nwaits: 12z 3 tiles'],
  ['what three tiles accept', '334m\naccepts: 2m3m5m 10'],
  ['in Japanese', '135m\n受け入れ: 2m4m 2種8枚'],
  ['a set more counts though the pair is lost', '23m55p\naccepts: 14m5p 10枚'],
  ['of four tiles the ukeire as well', '23m55p\naccepts: 14m 8枚'],
  ['some of what is accepted', '334m\naccepts: 25m etc.'],
  ['what is in sight need not be named', '34m\naccepts: 2m\ntoimen:\nj5m5m5m5m'],
  ['a discard of a shape', '1334m\nafter: 1m\naccepts: 235m 10'],
  ['what five tiles accept after their widest discard', '22m45p1z\naccepts: 36p2m 10枚'],
  ['what five tiles accept, both gaps', '24m79p1z\naccepts: 3m8p 8'],
  ['three players do not play with 2m', 'rules: 三麻\n11m34p\naccepts: 25p 8'],
  ['nor with 8m', 'rules: 三麻\n199m\naccepts: 9m 2 tiles']
]
describe('true claims', () => {
  for (const [why, text] of truths) {
    test(why, () => {
      const {messages, claims} = check(text)
      expect(messages.map(one => sentenceOf(one, text, 'en'))).toEqual([])
      expect(claims.map(({state}) => state)).toEqual(claims.map(() => 'true'))
    })
  }
})

// [key, block, what the page shows in English, in Japanese].
const filled: ReadonlyArray<readonly [string, string, string, string]> = [
  ['waits', '234678m34p567s99s\nwaits: ?', '25p ryanmen, 8 tiles', '25p 両面 8枚'],
  ['waits', '123m456p1123s68s7z\nwaits: ?', '1-shanten', '一向聴'],
  ['shanten', '1188m2299p4477s6z\nshanten: ?', 'tenpai', '聴牌'],
  ['shanten', '1188m2299p4477s6z\nshanten: ??', 'tenpai', '聴牌'],
  ['ukeire', '123m456p1123s68s7z\nukeire: ?', '4 kinds, 13 tiles147s 7z', '4種13枚147s 7z'],
  [
    'ukeire',
    '234678m34p567s99s1z\nukeire: ?',
    'DiscardAcceptsTiles1z 25p  8 tiles',
    '打受け入れ枚数1z 25p  8枚'
  ],
  ['discard', '24m3345567p45566s\ndiscard: ?', '3p', '3p'],
  ['discard', '23467m34p567s99s12z\ndiscard: ?', '1z or 2z', '1zか2z'],
  [
    'yaku',
    'seat: south\n234678m34p567s99s 5p\nyaku: ?',
    'menzen tsumo 1 han, pinfu 1 han',
    '門前清自摸和 1翻、平和 1翻'
  ],
  [
    'score',
    'seat: south\n234678m34p567s99s 5p\nyaku: ?\nscore: ?',
    '2 han 20 fu 400/700 points20 fubase 20the dealer pays 700, the others 400 each',
    '2翻20符 400・700点20符副底 20親から700点、子から400点ずつ'
  ],
  [
    'score',
    'situation: South seat, 2 honba, 1 stick\n19m19p19s1234567z\nron: 7z\nyaku: ?\nscore: ?',
    'double yakuman 64,000 pointswith honba 64,600; with the riichi sticks 65,600',
    '二倍役満 64000点本場込み 64600点、供託込み 65600点'
  ],
  [
    'score',
    '555z666z 7-77z 12m99s\nron: 3m\nyaku: ?\nscore: ?',
    'yakuman 32,000 pointsNot said, so assumed: South seat',
    '役満 32000点書かれていないため南家とみなす'
  ],
  ['score', 'seat: south\n789m34p567s22z 2-34m\nron: 5p\nscore: ?', 'no yaku', '役なし'],
  ['score', 'seat: south\n234678m34p567s99s 9p\nscore: ?', 'tenpai', '聴牌']
]
describe('claims filled in', () => {
  for (const [key, text, en, ja] of filled) {
    test(`${key}: ${en}`, () => {
      expect(shown(text, key)).toBe(en)
      expect(shown(text, key, {...defaultSettings, lang: 'ja'})).toBe(ja)
    })
  }
})

// [why, block, messages in English].
const reported: ReadonlyArray<readonly [string, string, readonly string[]]> = [
  [
    'tiles in sight are named where they make the difference',
    '234678m34p567s99s\nwaits: 2-5p 6枚\ntoimen:\nj2p1z',
    [
      'Unexpected waits `6枚`, expected 8 tiles (7 tiles if the tiles in sight are counted): the wait is `25p`'
    ]
  ],
  [
    'a hand that no discard makes tenpai',
    '24m3345567p45566s\nwaits: 3m',
    ['Unexpected waits `3m`, expected none: no discard leaves tenpai; the hand is 1-shanten']
  ],
  [
    'all tiles of a wait that are wrong',
    '234678m34p567s99s\nwaits: 36p',
    ['Unexpected waits `36p`, expected `25p`: `36p` do not complete the hand']
  ],
  [
    'wrong tiles between right ones',
    '234678m34p567s99s\nwaits: 2-3-5-8p',
    ['Unexpected waits `3p`, expected `25p`: `3p` does not complete the hand']
  ],
  [
    'a false waits claim after each discard is measured by the nearest',
    '234678m34p567s99s1z\nwaits: 2-5-8p',
    ['Unexpected waits `8p`, expected `25p`: `8p` does not complete the hand']
  ],
  [
    'a tenpai hand is not noten',
    '234678m34p567s99s\nwaits: none',
    ['Unexpected waits `none`, expected `25p`: the hand waits for `25p`']
  ],
  [
    'the winning tile is needed',
    '234678m345p567s99s\nseat: south\nscore: ?',
    [
      'Unexpected score or yaku for a hand that wins nothing: the winning tile is not named; write `win: 2s`, `ron: 2s` or put a space before it'
    ]
  ],
  [
    'a guest wind is no value tile',
    'situation: East 1, South seat\n234678m34p99s 3-33z\nron: 5p\nyaku: 役牌',
    [
      'Unexpected score or yaku for a hand that wins nothing: it has no yaku; `3z` is neither the round wind nor the seat wind; no riichi: the hand is open'
    ]
  ],
  [
    'what a hand of thirteen han is paid is measured by the han that are missing',
    'seat: south\nriichi: yes\n234678m34p567s99s\nron: 5p\nscore: 32000',
    [
      'Unexpected score `32000`, expected 2 han 30 fu, 2,000 points: riichi 1, pinfu 1; no tanyao: the pair `99s` has a terminal or honor'
    ]
  ],
  [
    'an amount without honba is one that hands have, also where there are some',
    'situation: East 1-2, South seat\n234678m34p567s99s\nron: 5p\nscore: 8000',
    [
      'Unexpected score `8000`, expected 1 han 30 fu, 1,000 points: pinfu 1; no tanyao: the pair `99s` has a terminal or honor'
    ]
  ],
  [
    'an amount that no hand has, with or without honba',
    'situation: East 1-2, South seat\n234678m34p567s99s\nron: 5p\nscore: 8100',
    ['Unexpected score `8100`, which no hand has; did you mean `1000`?']
  ],
  [
    'after a discard that is named, a tile with a number is one that is drawn',
    '24m3345567p45566s\nukeire: 打3p 2m 15枚',
    [
      'Unexpected ukeire `2m`, expected `234m34567s`: it also accepts `34m34567s`',
      'Unexpected ukeire `15枚`, expected 25 tiles: after `3p` the hand accepts `234m34567s`'
    ]
  ],
  [
    'also one of the hand',
    '24m3345567p45566s\nukeire: 打3p 5p 15枚',
    [
      'Unexpected ukeire `5p`, expected `234m34567s`: `5p` does not lower the shanten',
      'Unexpected ukeire `15枚`, expected 25 tiles: after `3p` the hand accepts `234m34567s`'
    ]
  ],
  [
    'a yakuman has no fu',
    'situation: South seat\n19m19p19s1234567z\nron: 7z\nfu: 20+10=30',
    ['Unexpected fu `20`, expected no fu: a yakuman has no fu']
  ],
  [
    'a hand that is not tenpai has no wait that pays more',
    'seat: south\n123m456p1123s68s7z\ntakame: 5p',
    ['Unexpected takame `5p`, expected none: the hand is 1-shanten']
  ],
  [
    'a shape of other tiles, before them and after them',
    '3334m456p456789s\nwaits: 単騎2-5m、両面4m',
    ['Unexpected waits `単騎`, expected ryanmen: that is the shape of the wait for `25m`']
  ],
  [
    'a tsumo is no ron',
    'seat: south\n234678m34p567s99s 5p\nscore: ron 2 han 30 fu',
    ['Unexpected score `ron`, expected 2 han 20 fu, 400/700 points: the hand was won by tsumo']
  ],
  [
    'a score without yaku that has some',
    'seat: south\n234678m34p567s99s 5p\nscore: no yaku',
    ['Unexpected score `no yaku`, expected 2 han 20 fu, 400/700 points: the hand has menzen tsumo 1, pinfu 1']
  ],
  [
    'yaku in a score',
    'situation: South seat\n234678m34p567s99s\nron: 5p\nscore: リーチ・平和 2翻30符',
    ['Unexpected yaku `リーチ`, expected pinfu 1: the hand has no riichi']
  ],
  [
    'what is read in part is said to be',
    'seat: south\n234678m34p567s99s 5p\nscore: 2 han and a bit',
    ['Unexpected `bit`, which is not understood and therefore not checked']
  ]
]
describe('messages', () => {
  for (const [why, text, sentences] of reported) {
    test(why, () => expect(check(text).messages.map(one => sentenceOf(one, text, 'en'))).toEqual(sentences))
  }
})

// At a draw the noten players pay 3,000 in all (ノーテン罰符). [why, who is tenpai, payments, whether that can be].
const atDraws: ReadonlyArray<readonly [string, string, string, boolean]> = [
  ['one of four', '下家: ノーテン\n対面: ノーテン\n上家: ノーテン', '-1000 3000 -1000 -1000', true],
  ['two of four', '下家: ノーテン\n対面: テンパイ', '-1500 1500 -1500 1500', true],
  ['the other two', '下家: ノーテン\n対面: テンパイ', '1500 1500 -1500 -1500', false],
  ['three of four', '下家: テンパイ\n対面: テンパイ', '-3000 1000 1000 1000', true],
  ['all', '下家: テンパイ\n対面: テンパイ\n上家: テンパイ', '0 0 0 0', true],
  ['none', '自家: ノーテン\n下家: ノーテン\n対面: ノーテン\n上家: ノーテン', '0 0 0 0', true],
  ['not all, and nothing paid', '対面: ノーテン', '0 0 0 0', false],
  ['of one nothing is said: he is not', '対面: ノーテン', '1500 1500 -1500 -1500', true],
  ['of one nothing is said: he is', '対面: ノーテン', '1000 1000 1000 -3000', true],
  ['who is noten receives', '対面: ノーテン', '東家 1000 南家 1000 西家 -3000 北家 1000', false]
]
for (const [why, players, payments, can] of atDraws) {
  test(`a draw: ${why}`, () => {
    const own = players.includes('自家') ? '' : '自家: テンパイ\n'
    const start = `状況: 東1局 南家 流局\n${own}234678m34p567s99s\n`
    expect(ids(`${start}${players}\n点数移動: ${payments}`)).toEqual(can ? [] : ['false-settlement'])
  })
}

test('a riichi stick comes out of the points, and the winner takes it', () => {
  const after = (rest: string, scores: string) =>
    ids(`${rest}\n持ち点: 25000 25000 25000 25000\n精算後の持ち点: ${scores}`)
  const drawn =
    '状況: 東1局 南家 流局 立直\n234678m34p567s99s\n下家: ノーテン\n対面: ノーテン\n上家: ノーテン'
  expect(after(drawn, '24000 27000 24000 24000')).toEqual([])
  expect(after(drawn, '24000 28000 24000 24000')).toEqual(['false-settlement'])
  const won = '状況: 東1局 南家 立直\n234678m34p567s99s\nロン: 5p 対面から'
  expect(after(won, '25000 27000 25000 23000')).toEqual([])
  expect(after(won, '25000 28000 25000 23000')).toEqual(['false-settlement'])
})

test('an amount that hands have with a riichi stick is false, and not impossible', () => {
  const text = (sticks: string) =>
    `situation: East 1, South seat${sticks}\n234678m34p567s99s\nron: 5p\nscore: 9000`
  expect(ids(text(', 1 stick'))).toEqual(['false-score'])
  expect(ids(text(''))).toEqual(['impossible-score'])
})

test('which wait pays more is not judged where it depends on the discard', () => {
  const text = 'seat: south\n123m456p789s111z5m7p\ntakame: 5m'
  expect([states(text), ids(text)]).toEqual([['unchecked'], []])
})

test('furiten is shown at the waits that are claimed, else at the winning tile', () => {
  const rows = [
    ['waits: 2-5p', '2-5p'],
    ['seat: south\nyaku: pinfu\nron: 5p', '5p'],
    ['seat: south\nscore: 1000\nwin: 5p', '5p']
  ]
  for (const [said, meant] of rows) {
    const text = `234678m34p567s99s\n${said}\nj2p`
    const [message] = check(text).messages
    expect([message!.id, text.slice(message!.start, message!.end)]).toEqual(['furiten', meant])
  }
})

test('an answer keeps its words, and is compared with the three widest discards', () => {
  const block = check('24m3345567p45566s\nquestion: What?\nanswer: Cut :tiles[3p] now')
  const text = textOf(blockMarkup(block))
  expect(text).toContain('Cut 3p now')
  expect(text.match(/\d+ tiles/g)).toEqual(['25 tiles', '15 tiles', '15 tiles'])
})

test('a claim that is read in part is `partly` true', () => {
  expect(states('234m456p3456788s\nwaits: 258s as I see it')).toEqual(['partly'])
  expect(states('234m456p3456788s\nwaits: many')).toEqual(['unchecked'])
})

test('a false claim keeps what was written, with a mark, unless it is replaced or nothing is checked', () => {
  const text = '234m456p3456788s\nshanten: 2-shanten'
  expect(shown(text, 'shanten')).toBe('2-shanten')
  const [fact] = check(text).sections[0]!.groups[0]!.flatMap(part =>
    part.type === 'facts' ? part.facts : []
  )
  expect(fact!.words).toMatchObject([{name: 'mark', attributes: {class: 'mahjong-false'}}])
  expect(shown(text, 'shanten', {...defaultSettings, claims: 'replace'})).toBe('tenpai')
  const off = check(text, {settings: {...defaultSettings, claims: 'off'}})
  expect(off.messages).toEqual([])
  expect(off.claims).toMatchObject([{state: 'unchecked'}])
})

test('rules come from the block, else from the settings', () => {
  const text = 'seat: south\n234678m67s55p 3-45p\nron: 8s\nyaku: tanyao'
  expect(ids(text)).toEqual([])
  expect(ids(`rules: no kuitan\n${text}`)).toEqual(['no-score'])
  const settings: Settings = {...defaultSettings, rules: {kuitan: false}}
  expect(check(text, {settings}).messages).toMatchObject([{id: 'no-score'}])
  expect(check(`rules: tenhou\n${text}`, {settings}).messages).toEqual([])
})

test('what is not played is said where it would count', () => {
  const text = 'situation: South seat, riichi, ippatsu\n234678m34p567s99s\nron: 5p'
  expect(ids(`rules: jpml\n${text}`)).toEqual([])
  expect(ids(`rules: jpml\n${text}\nyaku: riichi`)).toEqual(['impossible-situation'])
  expect(ids(`rules: tenhou\n${text}\nyaku: riichi, ippatsu`)).toEqual([])
})

test('renhou counts where the rules have it, and is said not to elsewhere', () => {
  const text = 'situation: South seat, renhou\n234678m34p567s99s\nron: 5p\nyaku: pinfu'
  expect(ids(`rules: renhou=off\n${text}`)).toEqual(['impossible-situation'])
  expect(ids(`rules: renhou=5-han\n${text}`)).toEqual([])
})

test('who is liable is said', () => {
  const text = 'situation: South seat\npao: toimen\n5-55z6-66z7-77z 12m99s\nron: 3m from kamicha\nscore: ?'
  expect(shown(text, 'score')).toContain('North seat is liable')
})

test('furiten: by any discard, called away or not; not for a tsumo', () => {
  const hand = '234678m34p567s99s'
  expect(ids(`${hand}\nwaits: 2-5p\nj1z2pc3z`)).toEqual(['furiten'])
  expect(ids(`${hand}\nwaits: 2-5p\nj1z3z`)).toEqual([])
  expect(ids(`${hand} 5p\nseat: south\nscore: ?\nj2p`)).toEqual([])
  expect(ids(`${hand}\nron: 5p\nseat: south\nyaku: pinfu\nj2p`)).toEqual(['furiten'])
})

test('a hand that several discards leave tenpai is not furiten yet', () => {
  expect(ids('11223m456p456s789s\nseat: south\nj1m2m4m')).toEqual([])
})

test('inline claims are checked as well, of parts of a hand too', () => {
  const {checkClaim} = claimChecker()
  const inline = (label: string, attributes: string) => checkInline(label, {attributes, checkClaim})
  expect(inline('3456m', 'waits=36m').claims).toMatchObject([{state: 'true'}])
  expect(textOf(inline('3456m', 'waits=?').markup)).toBe('3456m 36m nobetan, 6 tiles')
  const {attributeMessages} = inline('3456m', 'waits=2m')
  expect(attributeMessages).toMatchObject([{id: 'false-waits', start: 6, end: 8}])
  expect(inline('???', 'waits=2m').attributeMessages).toMatchObject([{id: 'unknown-tiles'}])
})

const tile = fc
  .tuple(fc.constantFrom(...'0123456789'), fc.constantFrom(...'mpsz'))
  .map(parts => parts.join(''))
const row = fc.array(tile, {maxLength: 15}).map(tiles => tiles.join(''))
const claimText = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 30}),
  fc
    .array(
      fc.constantFrom(
        '2-5p',
        '東',
        'カン',
        '打6s',
        '4翻',
        '30符',
        '7700',
        'は',
        '満貫',
        '立直',
        'なし',
        '=',
        '16枚',
        '一向聴',
        '?',
        ' '
      ),
      {maxLength: 6}
    )
    .map(list => list.join(''))
)
const key = fc.constantFrom(
  'waits',
  'shanten',
  'ukeire',
  'yaku',
  'score',
  'after',
  'discard',
  'answer',
  'rules',
  'situation',
  'win',
  'ron'
)
const line = fc.oneof(
  row,
  fc.tuple(key, claimText).map(([name, value]) => `${name}: ${value}`),
  row.map(tiles => `j${tiles}`)
)

test('no block makes a checker throw, and messages lie in the text', () => {
  fc.assert(
    fc.property(
      fc.array(line, {maxLength: 8}),
      fc.constantFrom('en' as const, 'ja' as const),
      (lines, lang) => {
        const text = lines.join('\n')
        const block = check(text, {settings: {...defaultSettings, lang}})
        blockMarkup(block)
        for (const message of block.messages) {
          expect(message.start >= 0 && message.start <= message.end && message.end <= text.length).toBe(true)
          if (!/[|{]/.test(text)) expect(sentenceOf(message, text, lang)).not.toMatch(/[|{]|undefined|NaN/)
        }
      }
    ),
    {numRuns: 1500}
  )
})
