/**
 * Actions in English.
 */
export const en = {
  PlayCard: 'PlayCard',
  SelectFieldCard: 'SelectFieldCard',
  DrawCard: 'DrawCard',
  CallKoiKoi: 'CallKoiKoi',
  CallShobu: 'CallShobu',
  decide: 'CallKoiKoi or CallShobu'
} as const
