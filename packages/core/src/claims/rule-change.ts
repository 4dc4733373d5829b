/**
 * One rule or preset as an author writes it: `no kuitan`, 喰いタンなし, `doubleWindPairFu=2`, `tenhou`.
 */
import {ruleSets} from '../page/grammar/keys/rule-sets.js'
import {checkRules, valuesOfRule, type PresetId, type RuleChanges, type Rules} from '@tehai/riichi'
import {fold, ruleByFolded, ruleWords, sanmaByFolded} from './rule-words.js'

const offWord = /(?:なし|無し|ナシ)$/
const onWord = /(?:あり|有り?|アリ)$/

/** The preset that a word names. */
export const presetOf = (word: string): PresetId | undefined =>
  ruleSets[fold(word).replace(/(?:ルール|규칙|rules?)$/, '')]

/** Whether a word names a preset or a change. */
export const isRules = (word: string): boolean => presetOf(word) !== undefined || changeOf(word) !== null

/** What a word changes: `no kuitan`, 喰いタンなし, `doubleWindPairFu=2`; `null` if it is not known. */
export function changeOf(word: string): RuleChanges | null {
  const assigned = word.trim()
  const equals = assigned.slice(1, -1).search(/[=＝:：]/) + 1
  if (equals > 0) {
    const rule = ruleByFolded.get(fold(assigned.slice(0, equals).trim()))
    return rule ? checked(rule, valueOf(fold(assigned.slice(equals + 1).trim()), rule)) : null
  }
  const plain = fold(word)
  const isOff = offWord.test(plain) || /^(?:no|without|[無无没])/.test(plain) || /^[-−!！]/.test(assigned)
  const name = plain
    .replace(offWord, '')
    .replace(onWord, '')
    .replace(/^(?:[!！+＋−]|no|without|with|有|[無无]|没有?)/, '')
    .replace(/^ルール/, '')
  if (sanmaByFolded.has(name)) return {sanma: !isOff}
  const change = ruleWords[name]
  if (change) return change(!isOff)
  const rule = ruleByFolded.get(name)
  return rule ? checked(rule, !isOff) : null
}

/** A folded value of a rule; `5han` becomes `5-han`. */
export function valueOf(text: string, rule: keyof Rules): string | number | boolean {
  const named = valuesOfRule(rule).find(value => fold(value) === text && !/^(?:true|false|\d+)$/.test(value))
  if (named !== undefined) return named
  if (/^\d+$/.test(text)) return Number(text)
  if (/^(?:true|yes|on|あり|有り?)$/.test(text)) return true
  return /^(?:false|no|off|なし|無し?)$/.test(text) ? false : text
}

/** A change of a rule; `null` if the rule does not have the value. */
export function checked(rule: keyof Rules, value: unknown): RuleChanges | null {
  return checkRules({[rule]: value}).length === 0 ? ({[rule]: value} as RuleChanges) : null
}
