import {expect, test} from 'vitest'
import {drawReasons, type DrawReason} from '../game/event.js'
import {reasonOfWord} from './draw-words.js'

const rows: readonly (readonly [DrawReason, readonly string[]])[] = [
  [
    'exhaustive',
    [
      '流局',
      '荒牌平局',
      'fanpai',
      'howanpai',
      'Ryuukyoku',
      'Exhaustive Draw',
      '全員聴牌',
      '全員不聴',
      'テンパイ'
    ]
  ],
  ['nagashi', ['流し満貫', 'nm', 'Nagashi Mangan', 'Mangan at Draw', 'nagashi']],
  ['kyuushu', ['九種九牌', 'yao9', 'kyuushu_kyuuhai', 'kyushukyuhai', 'Nine Terminal Abortion']],
  ['suucha-riichi', ['四家立直', 'reach4', 'suucha_riichi', 'suchareach', 'Four Riichi Abortion']],
  ['sanchahou', ['三家和了', '三家和', 'ron3', 'sanchahou', 'sanchaho', 'Three Ron Abortion']],
  [
    'suukaikan',
    ['四槓散了', '四開槓', 'kan4', 'suukan_sansen', 'suukaikan', 'sukaikan', 'suukantsu', 'Four Kan Abortion']
  ],
  ['suufon-renda', ['四風連打', 'kaze4', 'suufon_renda', 'suufuu_renta', 'sufonrenta', 'Four Wind Abortion']]
]

test.each(rows)('%s as records write it', (reason, words) => {
  expect(words.map(reasonOfWord)).toEqual(words.map(() => reason))
})

test('every reason is written somehow', () => {
  expect(rows.map(([reason]) => reason)).toEqual(drawReasons)
})

test('another word is no reason', () => {
  expect(['', '和了', 'constructor'].map(reasonOfWord)).toEqual([undefined, undefined, undefined])
})
