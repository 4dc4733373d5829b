/**
 * Words for tables of reference in English.
 */
import type {TableWords} from '../schema.js'

export const en: TableWords = {
  payers: {
    'non-dealer': 'Non-dealer: ron; below it tsumo, from each non-dealer / from the dealer',
    dealer: 'Dealer: ron; below it tsumo, from each'
  },
  limits: 'Limits',
  headings: {
    fu: 'Fu',
    han: 'Han',
    limit: 'Limit',
    'non-dealer': 'Non-dealer',
    dealer: 'Dealer',
    yaku: 'Yaku',
    closed: 'Closed',
    open: 'Open',
    river: 'In the river',
    suji: 'Suji',
    half: 'Half suji',
    wall: 'All four visible',
    'no-chance': 'No chance',
    'one-side': 'One side walled'
  },
  range: (from, to) => (to === null ? `${from}+` : `${from}–${to}`),
  tsumo: (first, others) => (others === null ? `${first} all` : `${others} / ${first}`),
  none: '–'
}
