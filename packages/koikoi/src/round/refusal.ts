/**
 * Why an action is not allowed: an id and values; the sentence is made late, in the reader's language.
 */
import {sentence} from '@tehai/core/source'
import type {Language, MessageWords, Values, Vocabulary} from '@tehai/core/source'

/** Ids of the reasons for which an action is refused. */
export type RefusalId =
  | 'round-over'
  | 'not-your-turn'
  | 'wrong-phase'
  | 'not-in-hand'
  | 'not-on-field'
  | 'other-month'
  | 'last-card'

const actions: Vocabulary = {
  PlayCard: {en: 'PlayCard', ja: '手札を出す'},
  SelectFieldCard: {en: 'SelectFieldCard', ja: '場札を選ぶ'},
  DrawCard: {en: 'DrawCard', ja: '山札を引く'},
  CallKoiKoi: {en: 'CallKoiKoi', ja: 'こいこいを宣言する'},
  CallShobu: {en: 'CallShobu', ja: '勝負を宣言する'},
  decide: {en: 'CallKoiKoi or CallShobu', ja: 'こいこいか勝負を宣言する'}
}

/** Words of all refusals, by id. */
export const refusalWords: Readonly<Record<RefusalId, MessageWords>> = {
  'round-over': {
    severity: 'error',
    en: 'Unexpected {action}: the round is over',
    ja: 'この局は終わっているので、{action}ことはできません',
    words: {action: actions}
  },
  'not-your-turn': {
    severity: 'error',
    en: 'Unexpected {action} by Player{player}: it is the turn of Player{current}',
    ja: 'プレイヤー{current}の番なので、プレイヤー{player}が{action}ことはできません',
    words: {action: actions}
  },
  'wrong-phase': {
    severity: 'error',
    en: 'Unexpected {action} in phase {phase}, expected {wanted}',
    ja: 'いまは{wanted}番なので、{action}ことはできません',
    words: {action: actions, wanted: actions}
  },
  'not-in-hand': {
    severity: 'error',
    en: 'Unexpected card `{card}`, expected a card of the hand: {hand}',
    ja: '`{card}` は手札にありません。手札は {hand} です'
  },
  'not-on-field': {
    severity: 'error',
    en: 'Unexpected card `{card}`, expected a card on the field: {options}',
    ja: '`{card}` は場にありません。取れるのは {options} です'
  },
  'other-month': {
    severity: 'error',
    en: 'Unexpected card `{card}`: `{pending}` takes a card of its own month, {options}',
    ja: '`{card}` は月が違います。`{pending}` で取れるのは {options} です'
  },
  'last-card': {
    severity: 'error',
    en: 'Unexpected koi-koi: no card is left in the hand, only shobu is possible',
    ja: '手札が残っていないので、こいこいはできません。勝負だけです'
  }
}

/** Why an action is not allowed. */
export interface Refusal {
  readonly id: RefusalId
  readonly values: Values
}

/** The sentence of a refusal. */
export function refusalSentence({id, values}: Refusal, language: Language = 'en'): string {
  const message = {id, severity: refusalWords[id].severity, start: 0, end: 0, values, expected: []}
  return sentence(message, refusalWords, '', language)
}
