/**
 * Why a page differs on an engine: case → engine → reason. Every difference has one, and every one is still true.
 */

const jsx = 'In MDX, HTML is JSX and its content is read as Markdown.'
const braces = 'In MDX, braces after tiles that are no attributes are an expression.'
const ofMdx = 'In MDX, `<` begins a tag and `{` an expression: others than those are errors of the host.'
const hostFrontMatter =
  'The host has read the front matter and says what it holds, not where: the message has no line.'
const hostYaml = 'The host reads the front matter, and says itself that it is not YAML.'
const dashes = 'Only smart punctuation differs: `--` is an em dash to remark-smartypants and an en dash here.'
const escapedColon = 'After `\\:`, remark and markdown-it read `:tiles[…]`; Sätteri reads no directive.'
const indented = 'MDX has no indented code: `    ::tiles[4m]` is a row.'

const cells = 'Sätteri reads a directive before the cells of a table: the `|` is in its label.'

export const reasons = {
  escapes: {
    MDX: indented,
    Sätteri: escapedColon,
    'Sätteri MDX': `${indented} ${escapedColon}`
  },
  'front-matter-rules': {'markdown-it': hostFrontMatter},
  'front-matter-slips': {'markdown-it': hostFrontMatter},
  'front-matter-yaml': {'markdown-it': hostYaml},
  'hanafuda-messages-bad-front-matter': {'markdown-it': hostFrontMatter},
  'hanafuda-messages-bad-rule-value': {'markdown-it': hostFrontMatter},
  'hanafuda-messages-bad-yaml': {'markdown-it': hostYaml},
  'hanafuda-messages-block-in-html': {MDX: jsx, 'Sätteri MDX': jsx},
  'hanafuda-messages-detached-attributes': {MDX: braces, 'Sätteri MDX': braces},
  'hanafuda-messages-label-in-cells': {Sätteri: cells, 'Sätteri MDX': cells},
  'hanafuda-messages-misspelt-game': {'markdown-it': hostFrontMatter},
  'hanafuda-messages-missing-label': {MDX: braces},
  'hanafuda-messages-unknown-language': {'markdown-it': hostFrontMatter},
  'hanafuda-messages-unread-html': {MDX: jsx, 'Sätteri MDX': jsx},
  'html-tiles': {MDX: jsx, 'Sätteri MDX': jsx},
  'inline-attributes': {MDX: braces, 'Sätteri MDX': braces},
  'inline-everywhere': {'markdown-it': 'markdown-it has no footnotes of its own.'},
  'inline-raw-label': {
    'markdown-it': 'In markdown-it, one `~` is no strikethrough.',
    'Sätteri MDX': 'Sätteri reads JSX before directives: a `<` in a label must be one of a tag.'
  },
  'messages-block-in-html': {MDX: jsx, 'Sätteri MDX': jsx},
  'messages-bad-front-matter': {'markdown-it': hostFrontMatter},
  'messages-misspelt-game': {'markdown-it': hostFrontMatter},
  'messages-bad-yaml': {'markdown-it': hostYaml},
  'messages-detached-attributes': {MDX: braces, 'Sätteri MDX': braces},
  'messages-label-in-cells': {MDX: ofMdx, Sätteri: cells, 'Sätteri MDX': cells},
  'messages-missing-label': {MDX: braces},
  'messages-unread-html': {MDX: jsx, 'Sätteri MDX': jsx},
  'messages-unknown-language': {'markdown-it': hostFrontMatter},
  'slips-of-settings': {'markdown-it': hostFrontMatter},
  'slips-of-settings-japanese': {'markdown-it': hostYaml},
  'slips-of-options': {MDX: braces, 'Sätteri MDX': braces},
  'slips-of-marks': {MDX: ofMdx, 'Sätteri MDX': ofMdx},
  'smart-punctuation': {Sätteri: dashes, 'Sätteri MDX': dashes, 'markdown-it': dashes}
}
