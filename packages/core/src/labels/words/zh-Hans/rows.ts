/**
 * Words of rows in simplified Chinese.
 */
import {kanjiDigits} from '@tehai/kernel/source'
import type {RowWords} from '../schema.js'

export const zhHans: RowWords = {
  suits: {m: '万', p: '饼', s: '条'},
  honors: ['东', '南', '西', '北', '白', '发', '中'],
  flowers: ['百搭', '梅', '兰', '竹', '菊', '春', '夏', '秋', '冬'],
  ranks: [...kanjiDigits],
  faces: {back: '扣着的牌', blank: '空白牌', unknown: '不明的牌', slot: '空位'},
  red: '赤',
  tile: (rank, suit) => rank + suit,
  groups: items => items.join(' '),
  repeated: (face, count) => `${face}${count}张`,
  melds: {chii: '吃', pon: '碰', daiminkan: '大明杠', kakan: '加杠', ankan: '暗杠'},
  seats: {kamicha: '上家', toimen: '对家', shimocha: '下家'},
  meld: (name, tiles, from) => `${name}${tiles}${from === null ? '' : `（来自${from}）`}`,
  withReds: (tiles, reds) => `${tiles}（含${reds === 1 ? '' : `${reds}张`}赤五）`,
  row: {
    drawn: '摸 ',
    won: '和牌 ',
    'won-by-ron': '荣和 ',
    tsumo: '（自摸和牌）',
    ron: '（荣和）',
    tsumogiri: '（摸切）',
    riichi: '（立直）',
    called: '（被鸣走）',
    dora: '（宝牌）',
    ring: '（画圈）',
    rotated: '（横放）',
    'any-meld': '任意面子',
    'left-out': '其余省略',
    kita: '拔北 ',
    river: '牌河 ',
    declared: '立直'
  },
  parts: items => items.join('，'),
  wins: {tsumo: '自摸', ron: '荣和'}
}
