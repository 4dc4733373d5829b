/**
 * Usage errors in English. `{actual}` is the text of the range.
 */
export const en = {
  'unknown-command': 'Unexpected command `{actual}`, expected one of {commands}',
  'missing-command': 'Unexpected end after `{after}`, expected one of {commands}',
  'unknown-option': 'Unexpected option `{actual}` for `{command}`',
  'missing-value': 'Unexpected `{actual}` without a value, expected `{example}`',
  'unexpected-value': 'Unexpected value `{value}` for `{actual}`, which takes none',
  'bad-choice': 'Unexpected `{value}` for `{actual}`, expected one of {choices}',
  'bad-number': 'Unexpected `{value}` for `{actual}`, expected a whole number from {low} to {high}',
  'bad-size': 'Unexpected size `{value}`, expected the height of a tile in pixels, 8 to 1024',
  'missing-input': {
    text: 'Unexpected end of the command, expected {wanted}, or `-` for standard input',
    words: {
      wanted: {
        files: 'a file',
        notation: 'tiles such as `123m`',
        hand: 'a hand such as `123m456p789s1122z`',
        cards: 'cards such as `1,3,8h`'
      }
    }
  },
  'too-many-inputs': {
    text: 'Unexpected `{actual}`, expected one {wanted}; put quotes around it if it has spaces',
    words: {
      wanted: {
        row: 'row of tiles',
        hand: 'hand',
        pile: 'pile of cards',
        round: 'record of a round',
        record: 'game record'
      }
    }
  },
  'not-together': 'Unexpected `{actual}` together with `{other}`, expected one of them',
  'unexpected-input': 'Unexpected `{actual}`, expected only options, such as `{example}`',
  'needs-option': 'Unexpected `{actual}` alone, expected `{other}` with it',
  'no-such-file': 'Unexpected file `{actual}`: there is no such file',
  'no-match': 'Unexpected pattern `{actual}`: no Markdown file matches it',
  'cannot-read': 'Cannot read `{actual}` ({why})',
  'cannot-write': 'Cannot write `{actual}` ({why})',
  'cannot-print': 'Cannot write to standard output ({why})',
  'one-output': 'Unexpected `-o` with {count} files, expected `--out-dir` for more than one',
  'same-output': 'Unexpected `{actual}`: `{other}` would be written to the same file',
  'over-source':
    'Unexpected target `{actual}`: it is the source `{other}`, which would be lost; nothing was written',
  'not-a-picture': 'Unexpected file name `{actual}`, expected one that ends with `.svg` or `.png`',
  'unknown-rule': 'Unexpected rule `{actual}`, expected a rule set ({presets}) or a rule such as `{example}`',
  'bad-rule': 'Unexpected value `{value}` for the rule `{actual}`, expected one of: {wanted}',
  'bad-situation':
    'Unexpected `{actual}` in the situation, expected things like `East 1`, `South seat`, `riichi`, `dora 3p`',
  'no-such-round': 'Unexpected round {actual}: the record has {count}',
  'no-such-turn': 'Unexpected turn {actual}: the round ended in turn {last}',
  'bad-moment': 'Unexpected moment `{actual}`, expected a turn such as `9`, or `end`',
  'no-round': 'Cannot find a record of koi-koi in `{actual}`',
  'hidden-tiles':
    'Cannot write `{actual}` as {format}, which has every tile: the record hides hands or draws',
  'not-a-record': 'Cannot read `{actual}` as a game record',
  'not-one-tile': 'Unexpected `{actual}` for `{option}`, expected one tile such as `3m`',
  'not-a-player':
    'Unexpected player `{actual}`, expected `kamicha`, `toimen`, `shimocha` or another seat such as `east`',
  'missing-win':
    'Unexpected hand without a winning tile, expected it after a space at the end (`… 2s`), or `--win 2s`',
  'bad-pictures': 'Unexpected picture pattern `{actual}`, expected a place for the tile: `{example}`',
  'bad-construct': {
    text: 'Unexpected pattern `{actual}`, expected a regular expression with a group `(?<hand>…)`: {why}',
    words: {why: {'no-group': 'it has no such group', empty: 'it matches empty text'}}
  },
  'bad-tiles': 'Unexpected tile set `{actual}`: {why}',
  'bad-config': 'Unexpected value of `{actual}` in {place}, expected one such as `{example}`',
  'bad-input': {
    text: 'Unexpected standard input, expected {wanted}: this command is started by another program',
    words: {
      wanted: {
        book: 'what mdBook passes to a preprocessor, `[context, book]` in JSON',
        document: 'what Pandoc passes to a filter, a document in JSON'
      }
    }
  },
  'bad-save': 'Cannot go on with `{actual}`: {why}'
} as const
