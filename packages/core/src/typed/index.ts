/**
 * Typed hands: functions whose literal types and values are the same, the types by the compiler, the values by the
 * run-time engine.
 */
export {hand, tiles, type TypedHand} from './tiles.js'
export {defineQuiz, score, type Quiz} from './score.js'
export {typedMessages, type TypedMessageId} from './messages.js'
