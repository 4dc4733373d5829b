/**
 * Messages of the command line about pages in English. `{actual}` is the text of the range.
 */
export const en = {
  unreachable:
    'Unexpected `{actual}` where Markdown does not read `:tiles[…]`, such as inside HTML (`--in-html` converts it there) or after a colon',
  'unread-argument':
    'Unexpected argument `{argument}` in `{actual}`, expected only tiles and what they wait for',
  'two-notations':
    '`{actual}` means one thing in {first} and another in {second}, expected `--from` with one of them',
  'bad-mdx':
    'Unexpected `{actual}`, which is not MDX: a tag, a `{` or an `import` is not closed or not complete. The page is read as Markdown',
  'fence-as-code':
    'Unexpected `{actual}` after the backticks: Pandoc does not read this as a block, expected its options in braces',
  'unread-container':
    'Unexpected text in `{actual}` that Pandoc reads as lists or other blocks, expected a fence'
} as const
