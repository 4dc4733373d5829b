/**
 * The points of four players as the value of another key: `scores` or `scores after` was meant.
 */
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {leftOutcome, type Outcome} from '../outcome/outcome.js'

const pointsOfFour = /^[1-9]\d{3,5}(?:[\s,、，/]{1,4}[1-9]\d{3,5}){3}$/

/** What is reported for such a value, and the key that was meant; `null` if it is not such a value. */
export function pointsOfOtherKey(value: string, key: 'scores' | 'scores after'): Outcome | null {
  if (!pointsOfFour.test(value)) return null
  return leftOutcome([claimMessage('unread-claim', 0, value.length, {}, [`${key}: ${value}`])], [], value)
}
