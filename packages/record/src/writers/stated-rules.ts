/**
 * What a record says of its rules, for the file of a format that has no words for it.
 */
import {rulesOfRecord, type TableRules} from '../check/rules.js'
import type {RecordedGame, RecordedRules, RecordFormat} from '../game/record.js'
import {RULES_FIELD} from '../readers/stated-rules.js'

/**
 * The rules of a game by which its file would not be checked without them, as a field; no field where there are none.
 *
 * @param format
 *   The format that is written.
 * @param worded
 *   What its reader finds in what the format has words for.
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
