/**
 * Claims in Japanese.
 */
import type {ClaimWords} from './words.js'

export const ja: ClaimWords = {
  headings: {discard: '打', shanten: '向聴', accepts: '受け入れ', tiles: '枚数'},
  cut: '打',
  afterDiscard: ' ',
  orDiscard: 'か',
  betweenWaits: '、',
  furiten: 'フリテン',
  waitsAside: items => items.join(' '),
  ukeire: (kinds, tiles) => kinds + tiles,
  amount: points => `${points}点`,
  allPay: amount => `全員から${amount}ずつ`,
  dealerPays: (dealer, others) => `親から${dealer}、子から${others}ずつ`,
  otherPays: (dealer, other) => `親から${dealer}、子から${other}`,
  withHonba: amount => `本場込み ${amount}`,
  withSticks: amount => `供託込み ${amount}`,
  payments: items => items.join('、'),
  assumed: items => items.join('・')
}
