/**
 * Refusals of actions in English. `{actual}` is the text of the range.
 */
export const en = {
  'round-over': 'Unexpected {action}: the round is over',
  'not-your-turn': 'Unexpected {action} by Player{player}: it is the turn of Player{current}',
  'wrong-phase': 'Unexpected {action} in phase {phase}, expected {wanted}',
  'not-in-hand': 'Unexpected card `{card}`, expected a card of the hand: {hand}',
  'not-on-field': 'Unexpected card `{card}`, expected a card on the field: {options}',
  'other-month': 'Unexpected card `{card}`: `{pending}` takes a card of its own month, {options}',
  'last-card': 'Unexpected koi-koi: no card is left in the hand, only shobu is possible'
} as const
