/**
 * Words of rows in traditional Chinese.
 */
import {kanjiDigits} from '@tehai/kernel/source'
import type {RowWords} from '../schema.js'

export const zhHant: RowWords = {
  suits: {m: '萬', p: '筒', s: '索'},
  honors: ['東', '南', '西', '北', '白', '發', '中'],
  flowers: ['百搭', '梅', '蘭', '竹', '菊', '春', '夏', '秋', '冬'],
  ranks: [...kanjiDigits],
  faces: {back: '蓋著的牌', blank: '空白牌', unknown: '不明的牌', slot: '空位'},
  red: '赤',
  tile: (rank, suit) => rank + suit,
  groups: items => items.join(' '),
  repeated: (face, count) => `${face}${count}張`,
  melds: {chii: '吃', pon: '碰', daiminkan: '大明槓', kakan: '加槓', ankan: '暗槓'},
  seats: {kamicha: '上家', toimen: '對家', shimocha: '下家'},
  meld: (name, tiles, from) => `${name}${tiles}${from === null ? '' : `（來自${from}）`}`,
  withReds: (tiles, reds) => `${tiles}（含${reds === 1 ? '' : `${reds}張`}赤五）`,
  row: {
    drawn: '摸 ',
    won: '和牌 ',
    'won-by-ron': '榮和 ',
    tsumo: '（自摸和牌）',
    ron: '（榮和）',
    tsumogiri: '（摸切）',
    riichi: '（立直）',
    called: '（被鳴走）',
    dora: '（寶牌）',
    ring: '（畫圈）',
    rotated: '（橫放）',
    'any-meld': '任意面子',
    'left-out': '其餘省略',
    kita: '拔北 ',
    river: '牌河 ',
    declared: '立直'
  },
  parts: items => items.join('，'),
  wins: {tsumo: '自摸', ron: '榮和'}
}
