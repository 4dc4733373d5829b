/**
 * What a record says about its rules, for a file whose format cannot express it.
 */
import {rulesOfRecord, type TableRules} from '../check/rules.js'
import type {RecordedGame, RecordedRules, RecordFormat} from '../game/record.js'
import {RULES_FIELD} from '../readers/stated-rules.js'

/**
 * The rules of a game that its file would otherwise not contain, as a field; no field if there are none.
 *
 * @param format
 *   The format that is written.
 * @param worded
 *   The rules that the reader of the format finds in its own fields.
 */
export function rulesField(
  game: RecordedGame,
  format: RecordFormat,
  worded: RecordedRules
): {readonly tehaiRules?: RecordedRules} {
  const assumed = rulesOfRecord({...game, format, rules: worded})
  const stated = Object.entries(rulesOfRecord(game)).filter(
    ([rule, value]) => JSON.stringify(value) !== JSON.stringify(assumed[rule as keyof TableRules])
  )
  return stated.length === 0 ? {} : {[RULES_FIELD]: Object.fromEntries(stated) as RecordedRules}
}
