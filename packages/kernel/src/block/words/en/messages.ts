/**
 * Messages that blocks of every game have, in English. `{actual}` is the text of the range.
 */
export const en = {
  'missing-colon': 'Unexpected `{actual}` without a colon, expected {expected}',
  'double-key': 'Unexpected second `{actual}`, expected it once',
  'unknown-language': 'Unexpected language `{actual}`, expected `en` (English) or `ja` (Japanese)',
  'double-option': 'Unexpected second `{actual}`, expected each option once',
  'bad-attribute':
    'Unexpected `{actual}` among the options, expected things like `title="…"`, `.class` or `#id`'
} as const
