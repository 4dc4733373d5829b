/**
 * The rules of a record as a field of its file, where our writers put what a format has no words for. Other programs do not
 * read it.
 */
import {checkRules} from '@tehai/riichi'
import type {RecordedRules} from '../game/record.js'
import {isRecord} from './json.js'

/** Name of the field. */
export const RULES_FIELD = 'tehaiRules'

/** What is no rule of scores, and the values that it may have. */
const others: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ['service', ['mahjong-soul']],
  ['league', ['jpml']],
  ['south', [true, false]],
  ['kuikae', [true, false]],
  ['riichiWithoutDraw', [true, false]]
])

/** The rules that the field of an object states; what is no rule, or not a value of it, is left out. */
export function rulesIn(fields: Readonly<Record<string, unknown>>): RecordedRules {
  const stated = fields[RULES_FIELD]
  if (!isRecord(stated)) return {}
  return Object.fromEntries(Object.entries(stated).filter(([rule, value]) => isStated(rule, value)))
}

function isStated(rule: string, value: unknown): boolean {
  return others.get(rule)?.includes(value) ?? checkRules({[rule]: value}).length === 0
}
