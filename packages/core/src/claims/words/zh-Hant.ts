/**
 * Claims in traditional Chinese.
 */
import type {ClaimWords} from './words.js'

export const zhHant: ClaimWords = {
  headings: {discard: '打', shanten: '向聽', accepts: '進張', tiles: '張數'},
  cut: '打',
  afterDiscard: ' ',
  orDiscard: '或',
  betweenWaits: '、',
  furiten: '振聽',
  waitsAside: items => items.join(' '),
  ukeire: (kinds, tiles) => kinds + tiles,
  amount: points => `${points}點`,
  allPay: amount => `每家付${amount}`,
  dealerPays: (dealer, others) => `莊家付${dealer}，閒家各付${others}`,
  otherPays: (dealer, other) => `莊家付${dealer}，閒家付${other}`,
  withHonba: amount => `含本場 ${amount}`,
  withSticks: amount => `含供託 ${amount}`,
  payments: items => items.join('，'),
  assumed: items => items.join('、')
}
