/**
 * Words of places in records in simplified Chinese.
 */
import type {en} from '../en/places.js'

export const zhHans: typeof en = {
  event: (round, event) => `${round}的第${event}条记录：`,
  round: round => `${round}：`,
  rounds: names => names.join('、')
}
