/**
 * Rules as a program gives them: they must be complete and have possible values. The engine would read a missing rule
 * (`undefined`) as a choice, and concatenate text instead of adding numbers.
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

/** Frozen rules that were found complete: they are checked once, as a program scores many wins with the same rules. */
const complete = new WeakSet<object>([defaultRules])

/** Whether rules and their lists are frozen, as those of `rulesOf` and `presets` are. */
const areFrozen = (rules: Rules): boolean =>
  Object.isFrozen(rules) && Object.isFrozen(rules.pao) && Object.isFrozen(rules.doubleYakuman)

/**
 * Other fields of the object, such as the name of a club, are ignored.
 *
 * @throws {TypeError} if rules are not an object, or a rule is missing or has a value that it cannot have.
 */
export function assertRules(rules: Rules): void {
  if (complete.has(rules)) return
  assertObject(rules, wanted)
  for (const name of Object.keys(defaultRules) as (keyof Rules)[]) {
    const value = rules[name]
    if (value === defaultRules[name]) continue // most: programs that make rules for each win wait for this
    if (value === undefined) throw new TypeError(`Expected ${wanted}, got some without \`${name}\``)
    if (name === 'kazoe' ? value !== 'sanbaiman' && value !== 'yakuman' : !isValueOf(name, value)) {
      // A value that `rulesOf` converts, such as `kazoe: true`, is unknown to the engine.
      const expected = name === 'kazoe' ? 'yakuman, sanbaiman' : expectedOf(name)
      throw wrong(`${expected} for rule \`${name}\``, value)
    }
  }
  if (areFrozen(rules)) complete.add(rules)
}

const wanted = 'rules such as `presets.tenhou` or `rulesOf({kuitan: false})`'

/**
 * Complete rules: a base with changes. They are frozen and therefore checked only once; rules made in another way are
 * checked with every win.
 *
 * @param changes
 *   Rules that differ from the base (default: none); those that are `undefined` do not.
 * @param base
 *   Complete rules to start from (default: `defaultRules`); presets are in `presets`. Without changes, the base itself
 *   is returned.
 * @throws {TypeError} if a rule is unknown or has a value that it cannot have.
 */
export function rulesOf(changes?: RuleChanges | null, base: Rules = defaultRules): Rules {
  if (changes) assertObject(changes, wanted)
  assertRules(base)
  return changeRules(changes, base)
}

/** @throws {TypeError} if a value is not an object, or is a list. */
export function assertObject(value: unknown, wanted: string): asserts value is object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return
  throw wrong(wanted, value)
}
