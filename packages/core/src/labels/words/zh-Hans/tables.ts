/**
 * Words for tables of reference in simplified Chinese.
 */
import type {TableWords} from '../schema.js'

export const zhHans: TableWords = {
  payers: {
    'non-dealer': '闲家（上行荣和，下行自摸：闲家 / 庄家）',
    dealer: '庄家（上行荣和，下行自摸）'
  },
  limits: '满贯以上',
  headings: {
    fu: '符',
    han: '番',
    limit: '点数',
    'non-dealer': '闲家',
    dealer: '庄家',
    yaku: '役',
    closed: '门前清',
    open: '副露',
    river: '河里的牌',
    suji: '筋牌',
    half: '半筋',
    wall: '已见4张',
    'no-chance': 'No Chance',
    'one-side': '一侧有壁'
  },
  range: (from, to) => (to === null ? `${from}以上` : `${from}～${to}`),
  tsumo: (first, others) => (others === null ? `${first}∀` : `${others} / ${first}`),
  none: '―'
}
