/**
 * Messages of typed hands in English. `{actual}` is the text of the range.
 */
export const en = {
  'three-players':
    'Unexpected rule `sanma`, expected four players: `score` of `@tehai/riichi` scores the hands of three',
  'no-win-tile':
    'Unexpected hand without a winning tile, expected it as a separate group at the end, as in `78s9s`, or named by `tile`',
  'win-not-in-hand': 'Unexpected winning tile `{tile}`, expected a tile of the hand outside its melds',
  'bad-dora': 'Unexpected indicators `{actual}`, expected tiles such as `4m` or `4m3z`',
  'not-complete':
    'Unexpected hand that is not complete, expected four sets and a pair, seven pairs or thirteen orphans',
  'no-yaku': 'Unexpected hand without yaku, expected at least one'
} as const
