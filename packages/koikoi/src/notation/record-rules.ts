/**
 * Rules as records write them: a preset, then options that differ.
 */
import {append, nearest, type Message} from '@tehai/kernel/source'
import {
  defaultRules,
  defineRules,
  findPreset,
  parseRuleValue,
  presets,
  ruleFault,
  type GameRules,
  type RuleChanges
} from '../rules/index.js'
import {fold} from './fold.js'
import {spanIn, type Value} from './record/line.js'
import {notationMessage} from './messages.js'
import {rulesInWords} from './rule-words.js'

/** The resulting rules, and the messages about their text. */
export interface ReadRules {
  readonly rules: GameRules
  readonly messages: readonly Message[]
}

/**
 * Read rules as records write them, as in `nintendo teshiScore=10`. Never throws.
 *
 * @param base
 *   The rules to use if the text names no preset, or is wrong (default: `standard`).
 */
export function parseRules(source: string, base: GameRules = defaultRules): ReadRules {
  return readRules({folded: fold(source), start: 0, from: 0}, base)
}

type Range = readonly [start: number, end: number]

/** `rules nintendo teshiScore=10`: a preset, then options that differ. */
export function readRules(value: Value, base: GameRules): ReadRules {
  const {folded, from} = value
  const messages: Message[] = []
  const changes: Record<string, unknown> = {}
  let preset = base
  for (const {0: word, index} of ruleTokens(folded.text.slice(from))) {
    const inWords = word.includes('=') ? null : rulesInWords(word)
    if (inWords && inWords.meant.length === 0) {
      Object.assign(changes, inWords.changes)
      continue
    }
    const [name, text] = word.split('=') as [string, string | undefined]
    const rangeOf = (length: number): Range => spanIn(value, from + index, from + index + length)
    const at = rangeOf(word.length)
    const found = text === undefined ? presetOf(name) : undefined
    if (found) preset = found
    else if (text === undefined)
      messages.push(notationMessage('unknown-rule-set', ...at, {}, inWords?.meant ?? ruleMeant(name)))
    else append(messages, readRule(name, text, at, rangeOf(name.length), changes))
  }
  const rules = messages.length === 0 ? defineRules(preset, changes as RuleChanges) : base
  return {rules, messages}
}

const token = /(?:no|without) +[a-z-]{3,30}(?![^ ,、])|[^\s,、]+/g

/** The words of a text: presets, options, and parts between commas that are rules in words: `hanami off`. */
function ruleTokens(text: string): {readonly 0: string; readonly index: number}[] {
  return [...text.matchAll(/[^,、;；()]+/g)].flatMap(({0: part, index: at}) => {
    const words = [...part.matchAll(token)].filter(({0: word, index}) => index === 0 || !rulesWord.test(word))
    const first = words.findIndex(([word]) => !word.includes('=') && !presetOf(word))
    const from = first < 0 ? part.length : words[first]!.index
    const phrase = part.slice(from).trimEnd()
    const tokens = rulesInWords(phrase) ? [...words.slice(0, first), {0: phrase, index: from}] : words
    return tokens.map(({0: word, index}) => ({0: word, index: at + index}))
  })
}

const rulesWord = /^(?:rules?|ルール|规则|規則|룰|규칙)$/
const suffix = /(?: ?rules?|ルール|规则|規則|룰|규칙|式|の)$/

/** The preset that a word names, perhaps with the word for rules after it: 任天堂ルール. */
const presetOf = (name: string): GameRules | undefined =>
  findPreset(name) ?? findPreset(name.replace(suffix, ''))

/** What a word that names no rules may mean: a yaku that is off (`no tsukimi`), a preset. */
function ruleMeant(name: string): string[] {
  const [, yaku] = /^(?:no|without) +([a-z-]+)$/.exec(name) ?? []
  if (yaku === undefined) return nearest(name, Object.keys(presets))
  const [word = ''] = yaku.split('-')
  const scores = [...optionByFolded.keys()].flatMap(option => /^(.+)score$/.exec(option)?.[1] ?? [])
  return nearest(word, scores).map(score => `${optionByFolded.get(`${score}score`)!}=0`)
}

// Options by their folded (lower-case) names.
const optionByFolded: ReadonlyMap<string, string> = new Map(
  Object.keys(defaultRules).map(option => [option.toLowerCase(), option])
)

function readRule(
  name: string,
  text: string,
  at: Range,
  atName: Range,
  changes: Record<string, unknown>
): readonly Message[] {
  const option = optionByFolded.get(name) ?? name
  const value = parseRuleValue(text)
  const fault = ruleFault(option, value)
  if (!fault) changes[option] = value
  else if (fault.id === 'unknown-rule') {
    const expected = nearest(name, optionByFolded.keys()).map(folded => optionByFolded.get(folded)!)
    return [notationMessage('unknown-rule', ...atName, {}, expected)]
  } else {
    const wanted = fault.least === null ? fault.expected : `from-${fault.least}`
    return [notationMessage('bad-rule-value', ...at, {rule: option, value: text, wanted})]
  }
  return []
}
