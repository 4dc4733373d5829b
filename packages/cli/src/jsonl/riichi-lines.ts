/**
 * Lines of `analyse --jsonl` and `score --jsonl`: the engine answers them, and this file decides which lines could not
 * be used.
 */
import {
  answerHand,
  answerWin,
  type CaseProblem,
  type HandAnswer,
  type HandCase,
  type WinAnswer,
  type WinCase
} from '@tehai/riichi'
import type {JsonObject, LineAnswer} from './jsonl.js'

/** Problems in the form of a line, in contrast to problems of the hand in it. */
const writingProblems: ReadonlySet<CaseProblem['id']> = new Set([
  'bad-field',
  'unknown-field',
  'unknown-rule',
  'bad-rule-value'
] as const)

/** Whether a line could not be used at all. */
export function isFault({problems = []}: {readonly problems?: readonly CaseProblem[]}): boolean {
  return problems.some(({id}) => writingProblems.has(id))
}

/** Answer a line of `score --jsonl`: a case in the form of `vectors/scoring.json`. */
export function answerScoreLine(line: JsonObject): LineAnswer & {readonly answer: WinAnswer} {
  const answer = answerWin(line as unknown as WinCase)
  return {answer, isFault: isFault(answer)}
}

/** Answer a line of `analyse --jsonl`: `{"id", "hand", "melds"?, "visible"?, "shape"?}`. */
export function answerHandLine(line: JsonObject): LineAnswer & {readonly answer: HandAnswer} {
  const answer = answerHand(line as unknown as HandCase)
  return {answer, isFault: isFault(answer)}
}
