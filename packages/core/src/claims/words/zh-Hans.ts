/**
 * Claims in simplified Chinese.
 */
import type {ClaimWords} from './words.js'

export const zhHans: ClaimWords = {
  headings: {discard: '打', shanten: '向听', accepts: '进张', tiles: '张数'},
  cut: '打',
  afterDiscard: ' ',
  orDiscard: '或',
  betweenWaits: '、',
  furiten: '振听',
  waitsAside: items => items.join(' '),
  ukeire: (kinds, tiles) => kinds + tiles,
  amount: points => `${points}点`,
  allPay: amount => `每家付${amount}`,
  dealerPays: (dealer, others) => `庄家付${dealer}，闲家各付${others}`,
  otherPays: (dealer, other) => `庄家付${dealer}，闲家付${other}`,
  withHonba: amount => `含本场 ${amount}`,
  withSticks: amount => `含供托 ${amount}`,
  payments: items => items.join('，'),
  assumed: items => items.join('、')
}
