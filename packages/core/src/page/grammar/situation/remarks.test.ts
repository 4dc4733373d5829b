import {expect, test} from 'vitest'
import {parseSituation} from './parse-situation.js'

const fieldsOf = (text: string) => parseSituation(text).map(({field}) => field)

test.each([
  '平場',
  '2軒リーチ',
  '三人リーチが入っている',
  '対面リーチなし',
  '下家はリーチしていない',
  '上家2副露',
  '対面は二フーロ',
  '門前',
  '鳴きなし',
  'トップと5200点差',
  '2着まで3900点',
  '満貫ツモ条件',
  '3着順アップ条件',
  'アガリトップ',
  '点差なし',
  '全員25000点',
  '配牌',
  '開局直後',
  'ラス前',
  '流局間際',
  '自分はイーシャンテン',
  'テンパイ気配',
  '親が仕掛けている',
  '下家が染め手模様',
  '赤ドラ3枚入り',
  '赤あり',
  '一発裏ドラあり',
  'フリテン',
  '安牌3枚',
  '安全牌なし',
  '対面が白ポン',
  '他家に動きなし',
  '誰も鳴いていない',
  'no riichi from kamicha',
  'two riichi',
  'toimen has 2 calls',
  '3 safe tiles',
  '两家立直',
  '安全牌有3张',
  '두 명 리치',
  '안전패 3장'
])('a remark: %s', text => {
  expect(fieldsOf(text)).toEqual(['remark'])
})

test.each([
  ['四人リーチ', 'drawn-hand'],
  ['2巡目リーチ', 'riichi'],
  ['対面がリーチ', 'riichi-of'],
  ['親リー', 'riichi-of'],
  ['即リー', 'riichi'],
  ['ツモ切りリーチ', 'riichi'],
  ['リーチ済み', 'riichi'],
  ['形式テンパイ', 'tenpai'],
  ['裏ドラ5s', 'dora'],
  ['ドラは9索', 'dora'],
  ['no riichi yet', 'dama'],
  ['2 riichi sticks', 'sticks'],
  ['無人立直', 'dama'],
  ['中盤9巡目', 'stage']
])('something that is read, and no remark: %s', (text, field) => {
  expect(fieldsOf(text)[0]).toBe(field)
})

test.each(['対面がリーチチ', '下家からロンン', '上家は西家', '裏1', '場に2pが1枚切れ', '平揚'])(
  'no remark: %s',
  text => {
    expect(fieldsOf(text)).toContain('unread')
  }
)
