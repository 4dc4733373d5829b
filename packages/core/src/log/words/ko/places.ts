/**
 * Places of a game record in Korean.
 */
import type {en} from '../en/places.js'

export const ko: typeof en = {
  event: (round, event) => `${round} ${event}번째 기록: `,
  round: round => `${round}: `,
  rounds: names => names.join(', ')
}
