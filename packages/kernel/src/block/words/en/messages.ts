/**
 * Messages that blocks of every game have, in English. `{actual}` is the text of the range; `{row}`, `{keys}`
 * and `{options}` are examples of the game.
 */
export const en = {
  'empty-block': 'Unexpected empty block, expected {row}',
  'unknown-key': 'Unexpected key `{actual}`, expected a known key such as {keys}',
  'missing-colon': 'Unexpected `{actual}` without a colon, expected {expected}',
  'missing-value': 'Unexpected empty `{key}`, expected something like `{example}` after it',
  'bad-value': 'Unexpected `{actual}` for `{key}`, expected something like `{example}`',
  'unknown-option': 'Unexpected option `{actual}`, expected one such as {options}',
  'bare-value': 'Unexpected `{actual}` among the options without the name of the option that it is for',
  'key-in-line': 'Unexpected key `{actual}` on the line of another, expected each key on its own line',
  'json-block': 'Unexpected JSON, expected a line for each key such as `{example}`',
  'double-key': 'Unexpected second `{actual}`, expected it once',
  'unknown-language': 'Unexpected language `{actual}`, expected {languages}',
  'double-option': 'Unexpected second `{actual}`, expected each option once',
  'bad-attribute':
    'Unexpected `{actual}` among the options, expected things like `title="…"`, `.class` or `#id`',
  slip: 'Unexpected `{actual}`, which cannot be read',
  'own-line': 'Unexpected `{actual}` after something else, expected it on a line of its own'
} as const
