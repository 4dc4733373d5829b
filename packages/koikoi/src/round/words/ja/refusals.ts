/**
 * Refusals of actions in Japanese. `{actual}` is the text of the range.
 */
import type {Translation} from '@tehai/kernel/source'
import type {en} from '../en/refusals.js'

export const ja: Translation<typeof en> = {
  'round-over': 'この局は終わっているので、{action}ことはできません',
  'not-your-turn': 'プレイヤー{current}の番なので、プレイヤー{player}が{action}ことはできません',
  'wrong-phase': 'いまは{wanted}番なので、{action}ことはできません',
  'not-in-hand': '`{card}` は手札にありません。手札は {hand} です',
  'not-on-field': '`{card}` は場にありません。取れるのは {options} です',
  'other-month': '`{card}` は月が違います。`{pending}` で取れるのは {options} です',
  'last-card': '手札が残っていないので、こいこいはできません。勝負だけです'
}
