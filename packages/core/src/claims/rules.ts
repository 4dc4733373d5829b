/**
 * Rules as an author names them: a preset, changes to it, or both.
 *
 *     tenhou      Mリーグ      雀魂、喰いタンなし      no kuitan, kiriage      doubleWindPairFu=2      三麻
 */
import type {RulesSetting} from '../page/grammar/keys/options.js'
import type {KeyPlace} from '../page/check/result/claims.js'
import {presets, defaultRules, rulesOf, type RuleChanges, type Rules} from '@tehai/riichi'
import type {Span} from '@tehai/kernel/source'
import {changeOf, checked, isRules, presetOf, valueOf} from './rule-change.js'
import {fold, ruleByFolded} from './rule-words.js'
import {nearestRules, nearestValues} from './nearest-rules.js'

/** Rules, and the parts of the text that are not understood. Spans are offsets into the text. */
export interface NamedRules {
  readonly rules: Rules
  readonly unknown: readonly (Span & {readonly text: string; readonly nearest: readonly string[]})[]
}

const item = /[^,，、;；/／\n]+/g

/** The rules that apply to a hand: those of the block, or else those of the page. */
export function rulesOfText(setting: RulesSetting | null, said: readonly KeyPlace[] = []): NamedRules {
  const line = said.findLast(({key}) => key === 'rules')
  const value = line ? line.value : setting
  if (value === null) return {rules: defaultRules, unknown: []}
  return typeof value === 'string' ? readRules(value) : rulesOfRecord(value)
}

/** Read rules. Never throws. */
export function readRules(text: string): NamedRules {
  const unknown: NamedRules['unknown'][number][] = []
  let base: Rules = defaultRules
  let changes: RuleChanges = {}
  for (const {0: written, index} of text.slice(0, LONGEST).matchAll(item)) {
    for (const {0: word, index: inside} of wordsOf(written)) {
      const preset = presetOf(word)
      const change = preset ? null : changeOf(word)
      if (preset) base = presets[preset]
      else if (change) changes = {...changes, ...change}
      else if (word.trim() !== '') {
        const start = index + inside
        unknown.push({
          text: word,
          start,
          end: start + word.length,
          nearest: nearestRules(word)
        })
      }
    }
  }
  return {rules: rulesOf(changes, base), unknown}
}

const LONGEST = 500

/** Whether rules are those of a server, a league or a rule book, by its name. */
export function isRuleSet(setting: RulesSetting | null): boolean {
  if (typeof setting !== 'string') return setting?.preset !== undefined
  const items = [...setting.slice(0, LONGEST).matchAll(item)]
  return items.some(({0: written}) => wordsOf(written).some(({0: word}) => presetOf(word) !== undefined))
}

/** An item as a whole if it is known, otherwise its words. */
function wordsOf(written: string): {0: string; index: number}[] {
  const start = written.length - written.trimStart().length
  const whole = written.trim()
  if (isRules(whole)) return [{0: whole, index: start}]
  const words = [
    ...written.matchAll(
      /(?:(?:no|without)\s+)?[^\s\u3000]+(?:\s*[=＝:：]\s*[^\s\u3000]+|\s+(?:있음|없음|あり|有り|なし|無し))?/gi
    )
  ]
  return words.map(({0: word, index}) => ({0: word, index}))
}

/** Rules given as an object: `preset` names the rules to start from. */
function rulesOfRecord(record: Readonly<Record<string, string | number | boolean>>): NamedRules {
  const {preset, ...changes} = record
  const base = typeof preset === 'string' ? readRules(preset) : {rules: defaultRules, unknown: []}
  const unknown = [...base.unknown]
  let rules: RuleChanges = {}
  for (const [name, value] of Object.entries(changes)) {
    const rule = ruleByFolded.get(fold(name))
    const written = textOfValue(value)
    const change = rule ? (checked(rule, value) ?? checked(rule, valueOf(fold(written), rule))) : null
    if (change) rules = {...rules, ...change}
    else {
      const meant = nearestValues(`${name}=${written}`, name.length).map(one => one.replace('=', ': '))
      unknown.push({text: name, start: 0, end: 0, nearest: meant})
    }
  }
  return {rules: rulesOf(rules, base.rules), unknown}
}

/** A value as text. YAML also has lists and mappings, which no rule takes: they become empty text. */
const textOfValue = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
