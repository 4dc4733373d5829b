/**
 * Lines of `analyse --jsonl` and `score --jsonl`: the engine answers them; here is decided which could not be used.
 */
import {
  answerHand,
  answerWin,
  presets,
  type CaseProblem,
  type HandAnswer,
  type HandCase,
  type PresetId,
  type WinAnswer,
  type WinCase
} from '@tehai/core/riichi'
import type {JsonObject, LineAnswer} from './jsonl.js'

/** Problems of how a line is written, in contrast to those of the hand in it. */
const ofWriting: ReadonlySet<CaseProblem['id']> = new Set([
  'bad-field',
  'unknown-rule',
  'bad-rule-value'
] as const)

function isFault({problems = []}: {readonly problems?: readonly CaseProblem[]}): boolean {
  return problems.some(({id}) => ofWriting.has(id))
}

/** Answer a line of `score --jsonl`: a case as `vectors/scoring.json` has them. `rules` may also name a preset. */
export function answerScoreLine(line: JsonObject): LineAnswer & {readonly answer: WinAnswer} {
  const given = withoutNulls(line)
  const {id, rules, situation} = given
  const named = typeof rules === 'string' ? presetOf(rules) : undefined
  const isRead = named || rules === undefined || isObject(rules)
  if (!isRead || !(situation === undefined || isObject(situation))) {
    const field = isRead ? 'situation' : 'rules'
    const problem: CaseProblem = {id: 'bad-field', values: {field, value: JSON.stringify(given[field])}}
    return {answer: {id: id as string, win: false, reason: 'impossible', problems: [problem]}, isFault: true}
  }
  const answer = answerWin({...(given as unknown as WinCase), ...(named && {rules: named})})
  return {answer, isFault: isFault(answer)}
}

/** Answer a line of `analyse --jsonl`: `{"id", "hand", "melds"?, "visible"?, "shape"?}`. */
export function answerHandLine(line: JsonObject): LineAnswer & {readonly answer: HandAnswer} {
  const answer = answerHand(withoutNulls(line) as unknown as HandCase)
  return {answer, isFault: isFault(answer)}
}

/** Many programs write `null` for what is not given. */
function withoutNulls(line: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value)
}

function presetOf(name: string): WinCase['rules'] {
  return Object.hasOwn(presets, name) ? {...presets[name as PresetId]} : undefined
}
