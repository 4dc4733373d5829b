/**
 * Words of rows in English.
 */
import type {RowWords} from '../schema.js'

export const en: RowWords = {
  suits: {m: 'man', p: 'pin', s: 'sou'},
  honors: ['east', 'south', 'west', 'north', 'white dragon', 'green dragon', 'red dragon'],
  flowers: [
    'joker',
    'plum flower',
    'orchid flower',
    'bamboo flower',
    'chrysanthemum flower',
    'spring',
    'summer',
    'autumn',
    'winter'
  ],
  ranks: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  faces: {back: 'face-down tile', blank: 'blank tile', unknown: 'unknown tile', slot: 'empty slot'},
  red: 'red ',
  tile: (rank, suit) => `${rank} ${suit}`,
  groups: items => items.join(', '),
  repeated: (face, count) => `${count} ${face}s`,
  melds: {chii: 'chii', pon: 'pon', daiminkan: 'open kan', kakan: 'added kan', ankan: 'concealed kan'},
  seats: {kamicha: 'kamicha (left)', toimen: 'toimen (across)', shimocha: 'shimocha (right)'},
  meld: (name, tiles, from) => `${name} of ${tiles}${from === null ? '' : ` from ${from}`}`,
  withReds: (tiles, reds) => `${tiles} (${reds === 1 ? 'one' : reds} red)`,
  row: {
    drawn: 'drawn: ',
    won: 'won with: ',
    'won-by-ron': 'won by ron: ',
    tsumo: ' (won by tsumo)',
    ron: ' (won by ron)',
    tsumogiri: ' (tsumogiri)',
    riichi: ' (riichi)',
    called: ' (called)',
    dora: ' (dora)',
    ring: ' (ringed)',
    rotated: ' (sideways)',
    'any-meld': 'any meld',
    'left-out': 'and so on',
    kita: 'put aside: ',
    river: 'river: ',
    declared: 'riichi'
  },
  parts: items => items.join('; '),
  wins: {tsumo: 'tsumo', ron: 'ron'}
}
