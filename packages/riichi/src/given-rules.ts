/**
 * Rules as a program gives them: they must be complete, and each a value that it can have: the engine would take a missing rule,
 * `undefined`, for a choice, and add up a text.
 */
import {rulesOf as changeRules, defaultRules, type RuleChanges, type Rules} from './rules.js'
import {wrong} from './wrong.js'

/** Rules that were complete: they are looked at once, as a program scores many wins by the same. */
const complete = new WeakSet<object>([defaultRules])

/**
 * Checks rules by what the default rules are: numbers, words, lists. Which words there are `rulesOf` knows: code that only scores
 * does not load them.
 *
 * @throws {TypeError} if rules are no object, or one of them is missing or is something else.
 */
export function assertRules(rules: Rules): void {
  if (complete.has(rules)) return
  assertObject(rules, wanted)
  for (const [name, usual] of Object.entries(defaultRules)) {
    const value: unknown = rules[name as keyof Rules]
    if (value === undefined) throw new TypeError(`Expected ${wanted}, got some without \`${name}\``)
    const isAlike = typeof value === typeof usual || (name === 'doubleYakuman' && Array.isArray(value))
    if (!isAlike || Number.isNaN(value)) throw wrong(`rule \`${name}\` to be like \`${usual}\``, value)
  }
  complete.add(rules)
}

const wanted = 'rules such as `presets.tenhou` or `rulesOf({kuitan: false})`'

/**
 * Complete rules: a base with changes.
 *
 * @param base
 *   Complete rules to start from (default: `defaultRules`); presets are in `presets`.
 * @throws {TypeError} if a rule is not known or its value is not one it can have.
 */
export function rulesOf(changes?: RuleChanges | null, base: Rules = defaultRules): Rules {
  if (changes) assertObject(changes, wanted)
  assertRules(base)
  return changeRules(changes, base)
}

/** @throws {TypeError} if a value is no object, or a list. */
export function assertObject(value: unknown, wanted: string): asserts value is object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return
  throw wrong(wanted, value)
}
