/**
 * Lines of `value --jsonl`. They are in a separate file, which `analyse` and `score` do not load.
 */
import {answerValue, type ValueAnswer, type ValueCase} from '@tehai/riichi/value'
import type {JsonObject, LineAnswer} from './jsonl.js'
import {isFault} from './riichi-lines.js'

/** Answer a line of `value --jsonl`: `{"id", "hand", "roundWind"?, "seatWind"?, "indicators"?, …}`. */
export function answerValueLine(line: JsonObject): LineAnswer & {readonly answer: ValueAnswer} {
  const answer = answerValue(line as unknown as ValueCase)
  return {answer, isFault: isFault(answer)}
}
