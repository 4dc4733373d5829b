/**
 * Custom rules: a preset and changes of its options, each of which is checked.
 */
import {nearest, shownValue, wrongCall} from '@tehai/kernel/source'
import {defaultRules, findPreset, presets, type GameRules, type PresetName} from './rules.js'

/** Any option but the name. */
export type RuleOption = Exclude<keyof GameRules, 'name'>

/** What differs from a preset. */
export type RuleChanges = {readonly [Option in keyof GameRules]?: GameRules[Option] | undefined}

/** Values of the options that are words. */
const wordsByOption = {
  koiKoiMode: ['either', 'opponent', 'self', 'each', 'calls', 'ladder'],
  fieldFour: ['redeal', 'draw'],
  fieldKuttsuki: ['play', 'redeal', 'draw'],
  dealOrder: ['block', 'traditional'],
  exhaustedWithYaku: ['draw', 'score']
} as const satisfies {readonly [Option in RuleOption]?: readonly GameRules[Option][]}

/** Names of all options, in the order of the printed tables. */
export const ruleOptions: readonly RuleOption[] = Object.keys(defaultRules).filter(
  (option): option is RuleOption => option !== 'name'
)

/** Why an option of rules is invalid. */
export type RuleFault =
  | {readonly id: 'unknown-rule'; readonly rule: string; readonly expected: readonly string[]}
  | {
      readonly id: 'bad-rule-value'
      readonly rule: RuleOption
      readonly value: string
      readonly expected: string
      /** The smallest whole number that the option may be; `null` if its values are words. */
      readonly least: 0 | 1 | null
    }

/** What an option may be, in words. */
function expectedValue(option: RuleOption): string {
  const words: Readonly<Record<string, readonly string[]>> = wordsByOption
  if (words[option]) return words[option].map(word => `\`${word}\``).join(', ')
  if (typeof defaultRules[option] === 'boolean') return '`true`, `false`'
  return smallest(option) === 1 ? 'a whole number from 1 to 999' : 'a whole number from 0 to 999'
}

/** Counts, multipliers and turns begin at 1, points at 0. */
function smallest(option: RuleOption): 0 | 1 {
  return /Count$|Multiplier$|^maxTurns$/.test(option) ? 1 : 0
}

function isAllowed(option: RuleOption, value: unknown): boolean {
  const words: Readonly<Record<string, readonly unknown[]>> = wordsByOption
  if (words[option]) return words[option].includes(value)
  if (typeof defaultRules[option] === 'boolean') return typeof value === 'boolean'
  return Number.isInteger(value) && (value as number) >= smallest(option) && (value as number) <= 999
}

/** What is wrong with one option, if anything. */
export function ruleFault(option: string, value: unknown): RuleFault | undefined {
  if (!Object.hasOwn(defaultRules, option) || option === 'name') {
    return {id: 'unknown-rule', rule: option, expected: nearest(option, ruleOptions)}
  }
  const known = option as RuleOption
  if (isAllowed(known, value)) return undefined
  const expected = expectedValue(known)
  const least = expected.startsWith('`') ? null : smallest(known)
  return {id: 'bad-rule-value', rule: known, value: shownValue(value), expected, least}
}

/** The value that a text means for an option: a number, `true` or `false`, else the word itself. */
export function parseRuleValue(text: string): number | boolean | string {
  if (text === 'true') return true
  if (text === 'false') return false
  return /^\d+$/.test(text) ? Number(text) : text
}

/**
 * Rules of a preset with changes.
 *
 * @param base
 *   Name of a preset, or other rules (default: `standard`).
 * @param changes
 *   Options that differ. Without a `name` the rules keep the name of their base.
 * @throws {TypeError} if the base is not rules, or an option is unknown or has a wrong value.
 */
export function defineRules(base: PresetName | GameRules = 'standard', changes: RuleChanges = {}): GameRules {
  const rules = rulesOf(typeof base === 'string' ? (findPreset(base) ?? base) : base)
  if (typeof changes !== 'object') throw wrongCall('changes such as `{teshiScore: 10}`', changes)
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  for (const [option, value] of given) {
    const fault = option === 'name' ? undefined : ruleFault(option, value)
    if (fault) throw new TypeError(sentenceOfFault(fault))
  }
  return given.length === 0 ? rules : Object.freeze({...rules, ...Object.fromEntries(given)})
}

function rulesOf(value: GameRules | string): GameRules {
  if (typeof value === 'object' && ruleOptions.every(option => option in value)) return value
  throw wrongCall(`a rule set, one of \`${Object.keys(presets).join('`, `')}\``, value)
}

/**
 * Options in which rules differ from the preset they are named after (or from `standard`), in the order of the table.
 *
 * @throws {TypeError} if the value is not rules.
 */
export function ruleChanges(rules: GameRules): RuleChanges {
  rulesOf(rules)
  const base = findPreset(rules.name) ?? defaultRules
  return Object.fromEntries(
    ruleOptions.filter(option => rules[option] !== base[option]).map(option => [option, rules[option]])
  )
}

/** What is wrong with an option, for a programmer. */
export function sentenceOfFault(fault: RuleFault): string {
  if (fault.id === 'bad-rule-value') {
    const choices = fault.expected.startsWith('`') ? `one of ${fault.expected}` : fault.expected
    return `Expected \`${fault.rule}\` to be ${choices}, got \`${fault.value}\``
  }
  const hint = fault.expected[0] ? `; did you mean \`${fault.expected[0]}\`?` : ''
  return `Expected a rule of koi-koi, got \`${fault.rule}\`${hint}`
}
