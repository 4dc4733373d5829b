import fc from 'fast-check'
import {expect, test} from 'vitest'
import {readScore} from './score.js'
import {readShanten} from './shanten.js'
import {readUkeire} from './ukeire.js'
import {readWaits} from './waits.js'
import {readWinTiles} from './win-tiles.js'
import {readYaku} from './yaku.js'
import {readRules} from '../rules.js'

// [text, shanten, form].
const shantens: ReadonlyArray<readonly [string, number, string?]> = [
  ['一向聴', 1],
  ['1向聴', 1],
  ['イーシャンテン', 1],
  ['イーシャン', 1],
  ['リャンシャンテン', 2],
  ['サンシャンテン', 3],
  ['1-shanten', 1],
  ['2 shanten', 2],
  ['iishanten', 1],
  ['ryanshanten', 2],
  ['tenpai', 0],
  ['聴牌', 0],
  ['テンパイ', 0],
  ['和了', -1],
  ['3', 3],
  ['２向聴', 2],
  ['七対子一向聴', 1, 'chiitoitsu'],
  ['国士無双の二向聴', 2, 'kokushi'],
  ['chiitoitsu 1-shanten', 1, 'chiitoitsu']
]
for (const [text, shanten, form] of shantens) {
  test(`shanten: ${text}`, () => {
    const parts = readShanten(text)
    expect(parts.find(({type}) => type === 'shanten')).toMatchObject({shanten})
    expect(parts.find(({type}) => type === 'form') ?? null).toEqual(
      form ? expect.objectContaining({form}) : null
    )
    expect(parts.some(({type}) => type === 'unread')).toBe(false)
  })
}

// [text, what is read].
const ukeires: ReadonlyArray<readonly [string, string]> = [
  ['8種28枚', '8kinds 28'],
  ['打6s 16種53枚', '-6s 16kinds 53'],
  ['打6s 16種53枚、打9s 12種40枚', '-6s 16kinds 53 -9s 12kinds 40'],
  ['accepts 20 tiles', '20'],
  ['8 kinds, 28 tiles', '8kinds 28'],
  ['20', '20'],
  ['147m25p 17枚', '1m4m7m 2p5p 17'],
  ['cut 6s: 20 tiles', '-6s 20'],
  ['6s切り 20枚', '-6s 20'],
  ['6sを切ると20枚', '-6s 20'],
  ['discard east, accepts 20 tiles', '-1z 20'],
  ['2m3m5m 10', '2m 3m 5m 10'],
  ['2 3 5m 10', '2m3m5m 10'],
  ['1m 4 4m 3', '1m 4 4m 3'],
  ['takes 25m etc.', '2m5m …'],
  ['25pなど8枚', '2p5p … 8'],
  ['about 20 tiles', '?about 20']
]
for (const [text, expected] of ukeires) {
  test(`ukeire: ${text}`, () => {
    const found = readUkeire(text).map(part => {
      if (part.type === 'tiles') return part.tiles.map(({tile}) => tile).join('')
      if (part.type === 'kinds') return `${part.kinds}kinds`
      if (part.type === 'count') return String(part.count)
      if (part.type === 'discard') return `-${part.tile.tile}`
      if (part.type === 'some') return '…'
      return part.type === 'unread' ? `?${text.slice(part.start, part.end)}` : ''
    })
    expect(found.filter(Boolean).join(' ')).toBe(expected)
  })
}

// [text, what is read]; `=` in front: exactly these.
const yakus: ReadonlyArray<readonly [string, string]> = [
  ['タンヤオ、平和', 'tanyao pinfu'],
  ['断么九 平和 ドラ1', 'tanyao pinfu dora:1'],
  ['= riichi, tanyao', '= riichi tanyao'],
  ['リーチのみ', '= riichi'],
  ['not pinfu', 'not pinfu'],
  ['平和なし', 'not pinfu'],
  ['no pinfu, riichi', 'not pinfu riichi'],
  ['メンタンピン', 'riichi&tanyao&pinfu'],
  ['リーチ一発ツモ', 'riichi ippatsu menzen_tsumo'],
  ['立直1翻・門前清自摸和1翻', 'riichi:1 menzen_tsumo:1'],
  ['riichi (1), dora 2', 'riichi:1 dora:2'],
  ['Sanshoku Doujun + Iipeiko', 'sanshoku iipeikou'],
  ['三色同順、三色同刻', 'sanshoku sanshoku_doukou'],
  ['ダブ東', 'round_wind&seat_wind'],
  ['役牌 中', 'chun'],
  ['白、發、中', 'haku hatsu chun'],
  ['東', 'east_wind'],
  ['自風 東', 'seat_wind'],
  ['all simples and half flush', 'tanyao honitsu'],
  ['断幺九', 'tanyao'],
  ['탕야오', 'tanyao'],
  ['対々和', 'toitoi'],
  ['ドラドラ', 'dora:2'],
  ['赤1', 'aka_dora:1'],
  ['役なし', 'no-yaku'],
  ['騾馬', '?騾馬'],
  ['pinfuish', '?pinfuish']
]
for (const [text, expected] of yakus) {
  test(`yaku: ${text}`, () => {
    const {parts, exact} = readYaku(text)
    const found = parts.map(part => {
      if (part.type === 'unread') return `?${text.slice(part.start, part.end)}`
      if (part.type === 'no-yaku') return 'no-yaku'
      return (part.denied ? 'not ' : '') + part.yaku.join('&') + (part.han === null ? '' : `:${part.han}`)
    })
    expect([...(exact ? ['='] : []), ...found].join(' ')).toBe(expected)
  })
}

// [text, what differs from the defaults].
const rules: ReadonlyArray<readonly [string, object, (readonly string[])?]> = [
  ['tenhou', {doubleYakuman: false, paoCovers: 'hand'}],
  ['Mリーグ', {kiriage: true, rons: 1}],
  ['M-League rules', {kiriage: true, rons: 1}],
  ['雀魂、喰いタンなし', {kuitan: false, rons: 3}],
  ['no kuitan, kiriage', {kuitan: false, kiriage: true}],
  ['doubleWindPairFu=2', {doubleWindPairFu: 2}],
  ['赤なし', {redFives: 0}],
  ['三麻', {sanma: true}],
  ['tenhou sanma', {sanma: true, doubleYakuman: false}],
  ['tenhuo', {}, ['tenhuo']],
  ['kuitan=maybe', {}, ['kuitan=maybe']],
  ['', {}]
]
for (const [text, changes, unknown = []] of rules) {
  test(`rules: ${text}`, () => {
    const read = readRules(text)
    expect(read.rules).toMatchObject(changes)
    expect(read.unknown.map(one => one.text)).toEqual(unknown)
  })
}

const pieces = [
  '2-5p',
  '東',
  'カン',
  '打6s',
  '4翻',
  '30符',
  '7700',
  'は',
  '満貫',
  '役',
  'なし',
  '=',
  'not ',
  'all',
  '枚',
  '向聴',
  ' ',
  '、'
]
const texts = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.string({unit: 'grapheme'}),
  fc.array(fc.constantFrom(...pieces)).map(list => list.join(''))
)

test('no text of a claim makes a reader throw, and spans lie in the text and in order', () => {
  fc.assert(
    fc.property(texts, text => {
      for (const parts of [
        readWaits(text),
        readScore(text),
        readShanten(text),
        readUkeire(text),
        readYaku(text).parts,
        readWinTiles(text).tiles
      ]) {
        let at = 0
        for (const {start, end} of parts) {
          expect(at <= start && start < end && end <= text.length).toBe(true)
          at = end
        }
      }
      for (const {start, end} of readRules(text).unknown) expect(start < end && end <= text.length).toBe(true)
    }),
    {numRuns: 500}
  )
})
