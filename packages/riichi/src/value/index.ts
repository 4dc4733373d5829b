/**
 * Value: how often a hand becomes tenpai and wins, and how many points it is worth, for every discard and turn.
 *
 * An entry point of its own: scoring does not need it.
 */
export {handValue, type HandValueInput} from './hand-value-input.js'
export {
  mostIndicators,
  mostStates,
  type DiscardValue,
  type HandToValue,
  type HandValue,
  type ImpossibleValue,
  type TooWide,
  type ValueOptions
} from './value.js'
export {lastTurn, type Rates} from './turns.js'
export {answerValue, type ValueAnswer, type ValueCase} from './case.js'
