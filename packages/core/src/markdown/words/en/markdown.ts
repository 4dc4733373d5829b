/**
 * Messages of Markdown files that name tiles, in English. `{actual}` is the text of the range.
 */
export const en = {
  'unclosed-label':
    'Unexpected `{actual}` that is not closed on its line, expected a `]` after the tiles, or `\\:{name}[` if it is meant as text',
  'missing-label': 'Unexpected `{actual}` without tiles, expected `:{name}[…]`',
  'bad-front-matter':
    'Unexpected value of `mahjong` in the front matter, expected options such as `dialect: quote`, one on each line',
  'notation-as-image':
    'Unexpected tiles as the address of an image in `{actual}`, expected `:{name}[…]`, which draws them'
} as const
