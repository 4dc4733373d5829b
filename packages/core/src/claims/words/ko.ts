/**
 * Claims in Korean.
 */
import type {ClaimWords} from './words.js'

export const ko: ClaimWords = {
  headings: {discard: '타패', shanten: '샹텐', accepts: '유효패', tiles: '장수'},
  cut: '타패 ',
  afterDiscard: ': ',
  orDiscard: ' 또는 ',
  betweenWaits: '; ',
  furiten: '후리텐',
  waitsAside: items => items.join(', '),
  ukeire: (kinds, tiles) => `${kinds} ${tiles}`,
  amount: points => `${points}점`,
  allPay: amount => `모두에게서 ${amount}씩`,
  dealerPays: (dealer, others) => `친에게서 ${dealer}, 자에게서 ${others}씩`,
  otherPays: (dealer, other) => `친에게서 ${dealer}, 자에게서 ${other}`,
  withHonba: amount => `본장 포함 ${amount}`,
  withSticks: amount => `공탁 포함 ${amount}`,
  payments: items => items.join(', '),
  assumed: items => items.join(', ')
}
