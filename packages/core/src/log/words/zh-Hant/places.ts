/**
 * Words of places in records in traditional Chinese.
 */
import type {en} from '../en/places.js'

export const zhHant: typeof en = {
  event: (round, event) => `${round}的第${event}條紀錄：`,
  round: round => `${round}：`,
  rounds: names => names.join('、')
}
