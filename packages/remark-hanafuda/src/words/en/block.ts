/**
 * What messages of blocks name in English.
 */
export const en = {
  row: 'a row of cards such as `1h 3h 8h`',
  keys: '`captured`, `yaku` or `score`',
  options: '`rules` or `size`',
  values: {
    'Moon and flowers': 'Moon and flowers',
    'Two ways to take': 'Two ways to take',
    self: 'self',
    sanko: 'sanko',
    '6': '6',
    'Hana, Taro': 'Hana, Taro',
    'the last month': 'the last month',
    'What would you take?': 'What would you take?',
    'it makes sanko': 'it makes sanko',
    yaku: 'yaku'
  }
} as const
