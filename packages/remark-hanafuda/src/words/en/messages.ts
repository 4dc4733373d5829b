/**
 * Messages of hanafuda pages in English. `{actual}` is the text of the range.
 */
export const en = {
  empty: 'Unexpected empty row, expected cards such as `1h 3h 8h`',
  'key-of-rounds':
    'Unexpected `{actual}` beside cards, expected it in the record of a round, which begins with a line `deal` or `seed`',
  'bad-value': {
    text: 'Unexpected `{actual}` for `{key}`, expected {wanted}',
    words: {
      wanted: {
        size: 'a size: `s`, `m`, `l`, `xl` or a number of em',
        month: 'a month from 1 to 12, such as `3`; yaku and points are left unchecked',
        koikoi: 'who called it: `self`, `opponent`, `both` or `none`; yaku and points are left unchecked',
        chart: '`yaku` or `cards`',
        score: 'points such as `6`',
        take: 'a card such as `3k`',
        best: 'a card of the hand',
        hand: 'at most 8 cards',
        opponentHand: 'a number of cards from 0 to 8',
        stock: 'a number of cards from 0 to 24'
      }
    }
  },
  'unknown-option': {
    text: 'Unexpected option `{actual}`, expected one such as {such}',
    words: {such: {inline: '`yaku`, `score` or `rules`', page: '`rules` or `size`'}}
  },
  'no-cards': 'Unexpected `{actual}` without cards, expected a row above it, such as `captured: 1h 3h 8h`',
  'no-field': 'Unexpected `{actual}` without a field, expected a row such as `field: 3k 8t` above it',
  'no-hand': 'Unexpected `{actual}` without a hand, expected a row such as `hand: 2t 6t` above it',
  'too-many-cards': 'Unexpected `{actual}`: the table has {count} cards with these, expected 48 at most',
  'cards-missing':
    'Unexpected `{actual}`: the cards of the table leave {count} cards for the stock, expected {stock}; what both have captured must be complete',
  'unknown-yaku': 'Unexpected yaku `{actual}`, expected a name such as `sanko` or `Three Brights`',
  'yaku-as-cards':
    'Unexpected yaku `{actual}`, expected cards; a yaku has a line of its own, such as `yaku: {actual}`',
  'false-yaku': 'Unexpected yaku `{actual}`, expected {truth}',
  'false-none': 'Unexpected `{actual}`, expected {truth}',
  'repeated-yaku': 'Unexpected second `{actual}`, expected each yaku once',
  'missing-yaku': 'Unexpected end of the yaku: {missing} counts as well',
  'false-yaku-points': 'Unexpected points `{actual}`, expected {points} for {yaku}{other}',
  'false-score': 'Unexpected score `{actual}`, expected {truth} by the {rules} rules{other}',
  'false-take': 'Unexpected `{actual}`, expected {truth}: a card takes one of its month, or all three',
  'false-near': 'Unexpected `{actual}`, expected {truth}',
  'false-best': 'Unexpected `{actual}` ({points} on average), expected {expected} ({most})',
  'false-count': 'Unexpected count `{actual}`, expected {count}, as the row shows',
  'impossible-count':
    'Unexpected count `{actual}`, expected {count} at most: there are no more of these cards',
  'bad-sheet': 'Unexpected players `{actual}`, expected two names such as `Hana, Taro`',
  'no-sheet': 'Unexpected `{actual}` without a score sheet, expected a line such as `sheet: Hana, Taro`',
  'bad-month-line':
    'Unexpected `{actual}`, expected each month from 1 to 12 once with its winner and points, such as `{example}`, or `draw`',
  'false-total': 'Unexpected total `{actual}`, expected {truth}'
} as const
