/**
 * Typed hands: functions whose literal types agree with their values. The compiler computes the types, the run-time
 * engine the values.
 */
export {hand, tiles, type TypedHand} from './tiles.js'
export {defineQuiz, score, type Quiz} from './score.js'
export {typedMessages, type TypedMessageId} from './messages.js'
