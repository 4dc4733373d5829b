/**
 * Words of places in records in Japanese.
 */
import type {en} from '../en/places.js'

export const ja: typeof en = {
  event: (round, event) => `${round}の${event}番目の記録：`,
  round: round => `${round}：`,
  rounds: names => names.join('、')
}
