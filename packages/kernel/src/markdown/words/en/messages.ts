/**
 * Messages of Markdown files in English. `{actual}` is the text of the range.
 */
export const en = {
  'almost-directive': {
    text: 'Unexpected {what} in `{actual}`, which stays text',
    words: {
      what: {
        width: 'full-width characters',
        name: 'name',
        brackets: 'brackets',
        escape: 'backslash before the bracket',
        around: 'brackets around the name',
        element: 'element of HTML',
        blank: 'space before the bracket',
        apart: 'space after the colon',
        options: 'form of options',
        colon: 'name without a colon',
        open: 'label without brackets'
      }
    }
  },
  'almost-fence': 'Unexpected language `{actual}`: the block stays code',
  'short-fence':
    'Unexpected {count} backticks before `{lang}`, expected three at each end of the block: it stays as it is written',
  'fence-marks':
    'Unexpected `{marks}` before `{lang}`, expected three backticks at each end of the block: it stays text',
  'detached-attributes': {
    text: 'Unexpected {what} `{actual}`, which stays text: options are written directly after the bracket, in `{` and `}`',
    words: {
      what: {
        blank: 'space before',
        brackets: 'brackets in',
        unclosed: 'brace that is not closed in',
        second: 'second braces in'
      }
    }
  },
  'label-in-cells':
    'Unexpected `|` in `{written}`: it ends the cell of the table; leave it out, or write `\\|`',
  'unclosed-fence': {
    text: 'Unexpected end of the block, which is not closed: expected a line of {count} {mark} after its last line',
    words: {mark: {'`': 'backticks', '~': 'tildes', ':': 'colons'}}
  },
  'bad-colons':
    'Unexpected `{actual}`, expected one colon inside a line, or two at the beginning of a line that holds nothing else',
  'block-in-html':
    'Unexpected block `{lang}` directly after HTML, where Markdown reads no block: expected a blank line before it',
  'unread-html': 'Unexpected `{actual}` in `<{element}>`, which cannot hold a picture: it stays text',
  'bad-yaml': 'Unexpected `{actual}` in the front matter, which is not YAML: {why}',
  'misspelt-game': 'Unexpected key `{key}` in the front matter: the options under it are not read'
} as const
