/**
 * The rules of a record as a field of its file, in which our writers put what the format cannot express. Other
 * programs do not read it.
 */
import {checkRules} from '@tehai/riichi'
import type {RecordedRules} from '../game/record.js'
import {isRecord} from './json.js'
import {countOf} from './values.js'

/** Name of the field. */
export const RULES_FIELD = 'tehaiRules'

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const isCount = (value: unknown): boolean => countOf(value) !== null

/** Rules other than those of scores, with tests of their values. */
const others: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['service', value => value === 'mahjong-soul'],
  ['league', value => value === 'jpml'],
  ['south', isBoolean],
  ['kuikae', isBoolean],
  ['riichiWithoutDraw', isBoolean],
  ['riichiStick', isCount],
  ['notenPayments', value => Array.isArray(value) && value.every(isCount)]
])

/** The rules that the field of an object states; unknown rules and wrong values are left out. */
export function rulesIn(fields: Readonly<Record<string, unknown>>): RecordedRules {
  const stated = fields[RULES_FIELD]
  if (!isRecord(stated)) return {}
  return Object.fromEntries(Object.entries(stated).filter(([rule, value]) => isStated(rule, value)))
}

function isStated(rule: string, value: unknown): boolean {
  return others.get(rule)?.(value) ?? checkRules({[rule]: value}).length === 0
}
