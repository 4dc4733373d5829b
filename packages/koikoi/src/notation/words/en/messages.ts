/**
 * Messages about cards and records in English. `{actual}` is the text of the range.
 */
export const en = {
  'unknown-card': 'Unexpected `{actual}`, expected a card such as `1h`, `3b` or `crane`',
  'missing-kind':
    'Unexpected month `{actual}` without a kind, expected h (bright), t (animal), r (ribbon), k (plain) or a place a to d after it',
  'bad-month': 'Unexpected month `{actual}`, expected 1 to 12',
  'no-such-card': 'Unexpected `{card}`, expected a card of month {month} ({plant}): {kinds}',
  'duplicate-card': 'Unexpected second `{card}` ({name}), expected each card once',
  'lone-prefix': 'Unexpected `{actual}`, expected a card after it',
  'unknown-record-key':
    'Unexpected line `{actual}`, expected a move such as `2cx2b/11c` or one of deal, seed, dealer, rules, month',
  'repeated-record-key': 'Unexpected second `{key}`, expected it once',
  'missing-deal': 'Unexpected record without cards, expected a line `deal` with 48 cards or a line `seed`',
  'bad-deal': 'Unexpected deal of {count} cards, expected 48',
  'bad-seed': 'Unexpected seed `{actual}`, expected a whole number from 0 to 4294967295',
  'bad-dealer': 'Unexpected dealer `{actual}`, expected the player who deals, `1` or `2`',
  'bad-record-month': 'Unexpected month `{actual}`, expected 1 to 12',
  'unknown-rule-set':
    'Unexpected rule set `{actual}`, expected `standard`, `nintendo` or `koikoi-japan`; yaku and points are left unchecked',
  'unknown-rule':
    'Unexpected rule `{actual}`, expected an option such as `teshiScore=6`; yaku and points are left unchecked',
  'bad-rule-value': {
    text: 'Unexpected value `{value}` of `{rule}`, expected {wanted}; yaku and points are left unchecked',
    words: {
      wanted: {'from-0': 'a whole number from 0 to 999', 'from-1': 'a whole number from 1 to 999'}
    }
  },
  'bad-move': 'Unexpected `{actual}`, expected a move such as `2cx2b/11c koi`',
  'late-header': 'Unexpected `{key}` after the first move, expected it before',
  'no-deck-left': {
    text: 'Unexpected deal with {fault}: the round is dealt again, expected another line `deal`',
    words: {
      fault: {
        fieldFour: 'four cards of a month',
        handFour: 'four cards of a month in one hand',
        fieldKuttsuki: 'four pairs on the field'
      }
    }
  },
  'round-is-over': 'Unexpected move after the end of the round',
  'card-not-in-hand': 'Unexpected card `{actual}`, expected one in the hand of Player{player}: {hand}',
  'wrong-draw': 'Unexpected draw `{actual}`, expected `{card}`, the next card of the stock',
  'missing-capture': 'Unexpected `{card}` without a capture, expected `{wanted}`',
  'wrong-capture': 'Unexpected capture `{actual}`, expected {options}',
  'nothing-to-capture': 'Unexpected capture `{actual}`: no card of month {month} lies on the field',
  'choice-needed': 'Unexpected `{card}` without a choice, expected {options}',
  'draw-missing': 'Unexpected end of the move, expected `/` and the card from the stock',
  'call-missing': 'Unexpected end of the turn: Player{player} has `{yaku}`, expected `koi` or `stop`',
  'no-yaku-to-call': 'Unexpected `{actual}`: Player{player} has no new yaku',
  'koikoi-with-last-card': 'Unexpected `{actual}`: no card is left in the hand, only `stop` is possible'
} as const
