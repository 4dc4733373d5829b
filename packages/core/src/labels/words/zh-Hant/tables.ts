/**
 * Words for tables of reference in traditional Chinese.
 */
import type {TableWords} from '../schema.js'

export const zhHant: TableWords = {
  payers: {
    'non-dealer': '閒家（上行榮和，下行自摸：閒家 / 莊家）',
    dealer: '莊家（上行榮和，下行自摸）'
  },
  limits: '滿貫以上',
  headings: {
    fu: '符',
    han: '番',
    limit: '點數',
    'non-dealer': '閒家',
    dealer: '莊家',
    yaku: '役',
    closed: '門前清',
    open: '副露',
    river: '河裡的牌',
    suji: '筋牌',
    half: '半筋',
    wall: '已見4張',
    'no-chance': 'No Chance',
    'one-side': '一側有壁'
  },
  range: (from, to) => (to === null ? `${from}以上` : `${from}～${to}`),
  tsumo: (first, others) => (others === null ? `${first}∀` : `${others} / ${first}`),
  none: '―'
}
