/**
 * Words for tables of reference in Japanese.
 */
import type {TableWords} from '../schema.js'

export const ja: TableWords = {
  payers: {
    'non-dealer': '子（上段ロン、下段ツモ 子 / 親）',
    dealer: '親（上段ロン、下段ツモ）'
  },
  limits: '満貫以上',
  headings: {
    fu: '符',
    han: '翻',
    limit: '点数',
    'non-dealer': '子',
    dealer: '親',
    yaku: '役',
    closed: '門前',
    open: '副露',
    river: '河の牌',
    suji: '筋',
    half: '片筋',
    wall: '4枚見え',
    'no-chance': 'ノーチャンス',
    'one-side': '片側が壁'
  },
  range: (from, to) => (to === null ? `${from}以上` : `${from}～${to}`),
  tsumo: (first, others) => (others === null ? `${first}オール` : `${others} / ${first}`),
  none: '―'
}
