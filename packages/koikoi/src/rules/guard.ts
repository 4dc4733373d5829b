/**
 * Checks of rules that a caller without types passes.
 */
import {nearest, wrongCall} from '@tehai/kernel/source'
import {ruleFault, ruleOptions, sentenceOfFault} from './define.js'
import {presets, type GameRules} from './rules.js'

// Rules that were checked: those of `defineRules` cannot change, and every action of a round would check them again.
const checked = new WeakSet<object>(Object.values(presets))

/**
 * Checks that a value is a whole set of rules.
 *
 * @throws {TypeError} if it is not an object, lacks an option, has an unknown one, or one with a wrong value.
 */
export function assertRules(value: unknown): asserts value is GameRules {
  if (typeof value === 'object' && value !== null && checked.has(value)) return
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrongCall('rules, such as `presets.nintendo`', value)
  }
  for (const [option, one] of Object.entries(value)) {
    const fault = option === 'name' ? undefined : ruleFault(option, one)
    if (fault) throw new TypeError(sentenceOfFault(fault))
  }
  const lacking = ruleOptions.find(option => !Object.hasOwn(value, option))
  if (lacking) {
    throw new TypeError(
      `Expected rules with all options, got rules without \`${lacking}\`; \`defineRules\` adds what is not given`
    )
  }
  if (Object.isFrozen(value)) checked.add(value)
}

/**
 * Checks that an object of options has no unknown ones.
 *
 * @throws {TypeError} at the first of them, with the nearest known option.
 */
export function assertOptions(value: unknown, known: readonly string[]): void {
  if (value === undefined) return
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrongCall('an object of options', value)
  }
  for (const option of Object.keys(value)) {
    if (known.includes(option)) continue
    const [near] = nearest(option, known)
    const hint = near ? `; did you mean \`${near}\`?` : ''
    throw wrongCall(`an option, one of ${known.map(name => `\`${name}\``).join(', ')}`, option, hint)
  }
}
