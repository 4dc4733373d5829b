/**
 * Messages about claims in English. `{actual}` is the text of the range.
 */
export const en = {
  'false-waits': 'Unexpected waits `{actual}`, expected {truth}: {reason}',
  'false-win': 'Unexpected winning tile `{actual}`, expected {truth}: {reason}',
  'false-takame': {
    text: 'Unexpected {what} `{actual}`, expected {truth}: {reason}',
    words: {what: {takame: 'takame', yasume: 'yasume'}}
  },
  'false-shanten': 'Unexpected shanten `{actual}`, expected {truth}: {reason}',
  'false-ukeire': 'Unexpected ukeire `{actual}`, expected {truth}: {reason}',
  'false-yaku': 'Unexpected yaku `{actual}`, expected {truth}: {reason}',
  'false-score': 'Unexpected score `{actual}`, expected {truth}: {reason}',
  'false-fu': 'Unexpected fu `{actual}`, expected {truth}: {reason}',
  'false-settlement': {
    text: 'Unexpected {what} `{actual}`, expected {truth}: {reason}',
    words: {what: {scores: 'scores after the hand', payments: 'payments'}}
  },
  unsettled:
    'Unexpected `{actual}`, expected the block to give the points before the hand, and who won from whom or who was tenpai at the draw',
  'unchecked-points': 'Unexpected `{actual}`, which is left unchecked: {reason}',
  'false-safety': 'Unexpected safety `{actual}`, expected {truth}: {reason}',
  'unchecked-safety': 'Unexpected `{actual}`, which is left unchecked: {reason}',
  'false-readings': 'Unexpected reading `{actual}`, expected {truth}: {reason}',
  'false-value': {
    text: 'Unexpected {what} `{actual}`, expected {expected}: {reason}',
    words: {what: {value: 'expected points', win: 'win rate', tenpai: 'tenpai rate'}}
  },
  'false-order': {
    text: 'Unexpected order {what} `{actual}`, expected {expected}: {reason}',
    words: {what: {safety: 'by safety', ukeire: 'by ukeire'}}
  },
  'impossible-score': 'Unexpected score `{actual}`, which no hand has',
  'no-score': 'Unexpected score or yaku for a hand that wins nothing: {reason}',
  'unknown-table': 'Unexpected table `{actual}`, expected `score`, `yaku`, `suji` or `kabe`',
  'unread-claim': 'Unexpected `{actual}`, which is not understood and therefore not checked',
  'unknown-tiles': 'Unexpected unknown tiles in the hand: `{actual}` is not checked',
  'flowers-in-hand':
    'Unexpected flowers in the hand, which riichi is played without: `{actual}` is not checked',
  'part-of-hand': 'Unexpected `{actual}` of {size} tiles, which is left unchecked: {reason}',
  'turned-tiles': 'Unexpected tile on its side outside a meld: `{actual}` is not checked',
  'tile-not-in-hand': 'Unexpected tile `{actual}`, expected a tile of the hand',
  'other-choice': 'Unexpected answer `{actual}`, expected one of the choices: `{choices}`',
  'no-discard':
    'Unexpected `{actual}` for a hand of {size} tiles, expected one more tile, so that one can be discarded',
  furiten: 'Unexpected furiten: the hand waits for {truth}, and `{tiles}` is among its own discards',
  'impossible-situation': 'Unexpected {what}: {reason}',
  'red-five-without-reds': 'Unexpected red five `{tile}`, expected none: the rules play without red fives',
  'unknown-rules':
    'Unexpected rules `{actual}`, expected a preset such as `tenhou` or rules such as `no kuitan`; yaku and points are left unchecked'
} as const
