/**
 * Words of seats, of reasons for a draw, and of yaku in English.
 */
export const en = {
  seats: {east: 'East', south: 'South', west: 'West', north: 'North', none: 'no player'},
  /** Why the round cannot end in this way. */
  reasons: {
    exhaustive: 'tiles are left to draw',
    nagashi: 'tiles are left to draw',
    kyuushu: 'nine kinds of terminals and honors must be held at the first draw, before any call',
    'suucha-riichi': 'not all four players have declared riichi',
    sanchahou: 'fewer than three players win by this tile',
    suukaikan: 'four kans by two players or more are needed',
    'suufon-renda': 'the first four discards must be the same wind, without a call'
  },
  draws: {
    exhaustive: 'exhaustive draw',
    nagashi: 'nagashi mangan',
    kyuushu: 'nine kinds of terminals and honors',
    'suucha-riichi': 'four riichi',
    sanchahou: 'three wins by one tile',
    suukaikan: 'four kans',
    'suufon-renda': 'four winds'
  },
  winds: {east: 'East', south: 'South', west: 'West', north: 'North'},
  /** A yaku and its han; `{name}` is an id with blanks. */
  yaku: '{name} {han}',
  round: '{wind} {number}',
  roundWithHonba: '{wind} {number}, honba {honba}'
}
