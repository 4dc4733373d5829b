/**
 * What messages of pages name in English.
 */
export const en = {
  seats: {
    east: 'East',
    south: 'South',
    west: 'West',
    north: 'North'
  },
  block: {
    row: 'a row of tiles such as `123m456p`',
    keys: '`title`, `dora` or `waits`',
    options: '`lang`, `dialect` or `size`',
    views: {
      board: 'board',
      hand: 'hand',
      rivers: 'rivers',
      rounds: 'rounds',
      kifu: 'kifu'
    },
    openings: {
      yes: 'all',
      no: 'no'
    },
    values: {
      'What would you discard?': 'What would you discard?',
      'A wide wait': 'A wide wait',
      'the last round': 'the last round',
      'four runs and a pair': 'four runs and a pair',
      '3m from toimen': '3m from toimen',
      'East 1, South seat, turn 6': 'East 1, South seat, turn 6',
      'East 1': 'East 1',
      south: 'south',
      'turn 9': 'turn 9',
      'East 2-1': 'East 2-1',
      board: 'board',
      all: 'all',
      yes: 'yes',
      toimen: 'toimen',
      '1-shanten': '1-shanten',
      '20 tiles': '20 tiles',
      'tanyao, pinfu': 'tanyao, pinfu',
      '4 han 30 fu 7700': '4 han 30 fu 7700',
      'riichi / dama': 'riichi / dama',
      'it keeps both runs': 'it keeps both runs'
    }
  }
} as const
