/**
 * Messages of notation in English. `{actual}` is the text of the range.
 */
export const en = {
  empty: 'Unexpected empty notation, expected tiles such as `123m` or `5z`',
  'missing-suit':
    'Unexpected digits `{actual}` without a suit letter, expected `m`, `p`, `s` or `z` after them',
  'missing-rank': 'Unexpected suit letter `{actual}` without digits, expected digits before it',
  'bad-char': 'Unexpected `{actual}` in {dialect} notation, expected {wanted}',
  'bad-rank': 'Unexpected `{tile}`, expected {wanted}',
  'red-not-five': 'Unexpected red mark in `{actual}`, expected a five: only `5m`, `5p` and `5s` can be red',
  'kita-not-north': 'Unexpected `{actual}` put aside, expected norths alone after `f`, as in `f4z` or `f44z`',
  'bad-meld-size': 'Unexpected meld `{actual}` of {count}, expected {wanted}',
  'not-same-kind': 'Unexpected meld `{actual}`, expected tiles of one kind{honors}',
  'not-a-sequence': 'Unexpected meld `{actual}`, expected three equal tiles or three in a row',
  'chii-not-from-kamicha':
    'Unexpected chii from {from}: a chii can only be called from kamicha (the player to the left)',
  'multiple-calls': 'Unexpected second call mark `{actual}`, expected one called tile in a meld',
  'bad-mark-position': 'Unexpected mark `{actual}` at this place, expected it {wanted}',
  'dangling-mark': 'Unexpected mark `{actual}` with no tile before it, expected a digit before it',
  'dangling-modifier': 'Unexpected modifier `{actual}` without a tile, expected a tile beside it',
  'missing-added-tile': 'Unexpected end after `{actual}`, expected the tile that was added to the pon',
  'river-marker-position':
    'Unexpected `{actual}` inside a row, expected the river marker at the beginning of a line',
  'too-many-copies':
    'Unexpected copy number {count} of `{tile}`, expected at most {limit} copies of a tile{elsewhere}',
  'too-many-reds':
    'Unexpected red five `{tile}` number {count}, expected at most {limit} per suit: the others are `5`',
  'hand-size': 'Unexpected hand of {count} tiles, expected {wanted}',
  'river-size': 'Unexpected river of {count} tiles, expected the discards of one player, at most {most}',
  'deprecated-form': 'Unexpected old form `{actual}`, expected {expected}',
  'packed-honor-letter': '`{actual}` is read as {honor}; write {expected}, or put a space before it',
  'tedashi-after-riichi': 'Unexpected discard from the hand `{tile}` after riichi, expected tsumogiri',
  'second-riichi':
    'Unexpected second riichi `{tile}` in a river, expected one: the tile on its side, and another only where the first was called away (`{marked}`)',
  'ambiguous-y': '`{actual}` is read as a prefix here; elsewhere it would mark the tile before it',
  'turned-tile':
    'Unexpected `{actual}` on its side, expected it beside the tiles that make a chii, pon or kan with it',
  'doubtful-letter': '`{actual}` is read as {meaning}; put a space {place} it if that is intended',
  'doubtful-slot': '`{actual}` is read as an empty slot; put a space after it if that is intended',
  'doubtful-digits': '`{actual}` is read as {read}: each digit is a tile of the suit letter after it',
  'red-after-five':
    '`{actual}` is read as green 發; write {expected} for a red five, or put a space before it',
  'other-notation': 'Unexpected {dialect} notation `{actual}`: {why}'
} as const
