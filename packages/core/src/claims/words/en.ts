/**
 * Claims in English.
 */
import type {ClaimWords} from './words.js'

export const en: ClaimWords = {
  headings: {discard: 'Discard', shanten: 'Shanten', accepts: 'Accepts', tiles: 'Tiles'},
  cut: 'cut ',
  afterDiscard: ': ',
  orDiscard: ' or ',
  betweenWaits: '; ',
  furiten: 'furiten',
  waitsAside: items => items.join(', '),
  ukeire: (kinds, tiles) => `${kinds}, ${tiles}`,
  amount: points => points,
  allPay: amount => `everybody pays ${amount} each`,
  dealerPays: (dealer, others) => `the dealer pays ${dealer}, the others ${others} each`,
  otherPays: (dealer, other) => `the dealer pays ${dealer}, the other ${other}`,
  withHonba: amount => `with honba ${amount}`,
  withSticks: amount => `with the riichi sticks ${amount}`,
  payments: items => items.join('; '),
  assumed: items => items.join(', ')
}
