/**
 * Words for tables of reference in Korean.
 */
import type {TableWords} from '../schema.js'

export const ko: TableWords = {
  payers: {
    'non-dealer': '자 (윗줄 론, 아랫줄 쯔모: 자 / 친)',
    dealer: '친 (윗줄 론, 아랫줄 쯔모)'
  },
  limits: '만관 이상',
  headings: {
    fu: '부',
    han: '판',
    limit: '점수',
    'non-dealer': '자',
    dealer: '친',
    yaku: '역',
    closed: '멘젠',
    open: '후로',
    river: '버려진 패',
    suji: '스지',
    half: '카타스지',
    wall: '4장 모두 보임',
    'no-chance': '노찬스',
    'one-side': '한쪽이 벽'
  },
  range: (from, to) => (to === null ? `${from} 이상` : `${from}~${to}`),
  tsumo: (first, others) => (others === null ? `${first} 올` : `${others} / ${first}`),
  none: '–'
}
