/**
 * Rules as a program gives them: they must be complete, and each a value that it can have: the engine would take a missing rule,
 * `undefined`, for a choice, and add up a text.
 */
import {
  rulesOf as changeRules,
  defaultRules,
  expectedOf,
  isValueOf,
  type RuleChanges,
  type Rules
} from './rules.js'
import {wrong} from '../tile/wrong.js'

/** Frozen rules that were complete: they are looked at once, as a program scores many wins by the same. */
const complete = new WeakSet<object>([defaultRules])

/** Whether rules cannot change any more, as those of `rulesOf` and `presets`: not even their lists. */
const areFrozen = (rules: Rules): boolean =>
  Object.isFrozen(rules) && Object.isFrozen(rules.pao) && Object.isFrozen(rules.doubleYakuman)

/**
 * What else an object has, such as the name of a club, is left alone.
 *
 * @throws {TypeError} if rules are no object, or one of them is missing or has a value that it cannot have.
 */
export function assertRules(rules: Rules): void {
  if (complete.has(rules)) return
  assertObject(rules, wanted)
  for (const name of Object.keys(defaultRules) as (keyof Rules)[]) {
    const value = rules[name]
    if (value === defaultRules[name]) continue // most: programs that make rules for each win wait for this
    if (value === undefined) throw new TypeError(`Expected ${wanted}, got some without \`${name}\``)
    if (name === 'kazoe' ? value !== 'sanbaiman' && value !== 'yakuman' : !isValueOf(name, value)) {
      // What `rulesOf` turns into another value, as `kazoe: true`, is none that the engine knows.
      const expected = name === 'kazoe' ? 'yakuman, sanbaiman' : expectedOf(name)
      throw wrong(`${expected} for rule \`${name}\``, value)
    }
  }
  if (areFrozen(rules)) complete.add(rules)
}

const wanted = 'rules such as `presets.tenhou` or `rulesOf({kuitan: false})`'

/**
 * Complete rules: a base with changes. They are frozen, and so checked but once; rules of another making are checked with every win.
 *
 * @param changes
 *   What differs from the base (default: nothing); what is `undefined` does not.
 * @param base
 *   Complete rules to start from (default: `defaultRules`); presets are in `presets`. Without changes it is given back.
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
