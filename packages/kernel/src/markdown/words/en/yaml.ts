/**
 * What is wrong with YAML, in English.
 */
export const en = {
  anchor: 'there is something wrong with an anchor or alias (`&a`, `*a`)',
  tag: 'there is something wrong with a tag (`!a`)',
  missing: 'a quote, a bracket, a comma or a colon is missing',
  indent: 'it is not indented like the lines around it',
  nested: 'a key cannot be here: write a value with `: ` in it between quotes',
  unexpected: 'it cannot be here: write a value with such characters between quotes',
  directive: 'a line cannot begin with `%`',
  backslash: 'a `\\` between double quotes is written `\\\\`',
  tab: 'lines are indented by spaces, not by tabs',
  start: 'a value that begins with this character is written between quotes',
  multiline: 'a key and its `: ` are written on one line',
  long: 'the key is too long',
  key: 'a key is a word',
  duplicate: 'the key is there twice',
  documents: 'it holds more than one document',
  deep: 'it is nested too deeply'
} as const
