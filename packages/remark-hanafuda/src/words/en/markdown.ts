/**
 * Messages of Markdown files that name cards, in English. `{actual}` is the text of the range.
 */
export const en = {
  'unclosed-label':
    'Unexpected `{actual}` that is not closed on its line, expected a `]` after the cards, or `\\:{name}[` if it is meant as text',
  'missing-label': 'Unexpected `{actual}` without cards, expected `:{name}[…]`',
  'bad-front-matter':
    'Unexpected value of `hanafuda` in the front matter, expected options such as `rules: nintendo`, one on each line',
  'notation-as-image':
    'Unexpected cards as the address of an image in `{actual}`, expected `:{name}[…]`, which draws them'
} as const
