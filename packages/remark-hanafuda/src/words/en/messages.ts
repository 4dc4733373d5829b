/**
 * Messages of hanafuda pages in English. `{actual}` is the text of the range.
 */
export const en = {
  empty: 'Unexpected empty row, expected cards such as `1h 3h 8h`',
  'empty-block': 'Unexpected empty block, expected a row of cards such as `1h 3h 8h`',
  'unknown-key': 'Unexpected key `{actual}`, expected one such as `captured`, `yaku` or `score`',
  'missing-value': 'Unexpected empty `{actual}`, expected something after it',
  'bad-value': 'Unexpected `{actual}` for `{key}`, expected something like `{example}`',
  'unknown-option': 'Unexpected option `{actual}`, expected one such as `rules` or `size`',
  'no-cards': 'Unexpected `{actual}` without cards, expected a row above it, such as `captured: 1h 3h 8h`',
  'no-field': 'Unexpected `{actual}` without a field, expected a row such as `field: 3k 8t` above it',
  'unknown-yaku': 'Unexpected yaku `{actual}`, expected a name such as 三光 or `inoshikacho`',
  'false-yaku': 'Unexpected yaku `{actual}`, expected {truth}',
  'missing-yaku': 'Unexpected end of the yaku: {missing} counts as well',
  'false-yaku-points': 'Unexpected points `{actual}`, expected {points} for {yaku}',
  'false-score': 'Unexpected score `{actual}`, expected {truth} by the rules of {rules}',
  'false-take': 'Unexpected `{actual}`, expected {truth}',
  'false-near': 'Unexpected `{actual}`, expected {truth}',
  'bad-sheet': 'Unexpected players `{actual}`, expected two names such as `Hana, Taro`',
  'no-sheet': 'Unexpected `{actual}` without a score sheet, expected a line such as `sheet: Hana, Taro`',
  'bad-month-line':
    'Unexpected `{actual}`, expected each month once with its winner and points, such as `{example}`, or `draw`',
  'false-total': 'Unexpected total `{actual}`, expected {truth}'
} as const
