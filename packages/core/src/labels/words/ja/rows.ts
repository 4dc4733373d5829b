/**
 * Words of rows in Japanese.
 */
import {kanjiDigits} from '@tehai/kernel/source'
import type {RowWords} from '../schema.js'

/** Ranks and small numbers in kanji. */
export const ranks: readonly string[] = [...kanjiDigits]

export const ja: RowWords = {
  suits: {m: '萬', p: '筒', s: '索'},
  honors: ['東', '南', '西', '北', '白', '發', '中'],
  flowers: ['ジョーカー', '梅', '蘭', '竹', '菊', '春', '夏', '秋', '冬'],
  ranks,
  faces: {back: '伏せ牌', blank: '無地の牌', unknown: '不明の牌', slot: '空き'},
  red: '赤',
  tile: (rank, suit) => rank + suit,
  groups: items => items.join(' '),
  repeated: (face, count) => `${face}${count}枚`,
  melds: {chii: 'チー', pon: 'ポン', daiminkan: '大明槓', kakan: '加槓', ankan: '暗槓'},
  seats: {kamicha: '上家', toimen: '対面', shimocha: '下家'},
  meld: (name, tiles, from) => `${tiles}${name}${from === null ? '' : `（${from}から）`}`,
  withReds: (tiles, reds) => `${tiles}（赤${reds === 1 ? '' : `${reds}枚`}入り）`,
  row: {
    drawn: 'ツモ ',
    won: '和了 ',
    'won-by-ron': 'ロン ',
    tsumo: '（ツモアガリ）',
    ron: '（ロンアガリ）',
    tsumogiri: '（ツモ切り）',
    riichi: '（立直）',
    called: '（鳴かれた牌）',
    dora: '（ドラ）',
    ring: '（丸印）',
    rotated: '（横向き）',
    'any-meld': '任意の面子',
    'left-out': 'ほか',
    kita: '抜きドラ ',
    river: '河 ',
    declared: '立直'
  },
  parts: items => items.join('、'),
  wins: {tsumo: 'ツモ', ron: 'ロン'}
}
