/**
 * Types of the option `rules`: what an editor completes and a compiler checks in the configuration of a site.
 *
 * Front matter and blocks accept more (`readRules`): words of every language, in any order.
 */
import type {PresetId, RuleChanges, Rules} from '@tehai/riichi'

/** Name of a rule set: a preset, or its Japanese name. */
export type PresetWord = PresetId | '標準' | '天鳳' | '雀魂' | 'Mリーグ' | '連盟'

/** A rule that is switched on by its name, off by `no` before it; `三麻` is `sanma`. */
export type RuleWord = keyof Rules | `no ${keyof Rules}` | '三麻'

/**
 * Rules in one string: a rule set, rules that differ from it after a comma.
 *
 *     'tenhou'      'tenhou, no kuitan'      '天鳳、喰いタンなし'
 */
export type RulesText = PresetWord | RuleWord | `${PresetWord | RuleWord}${',' | '、' | ' '}${string}`

/**
 * Rules by name, and the preset that they start from (default: `'default'`).
 *
 *     {preset: 'tenhou', kuitan: false}
 */
export interface RulesByName extends RuleChanges {
  readonly preset?: RulesText | undefined
}

/** The option `rules` of a site. */
export type RulesOption = RulesText | RulesByName
