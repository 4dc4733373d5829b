/**
 * What the koi-koi commands have in common: rules, and the cards of a call.
 */
import {nearest, sentence} from '@tehai/kernel/source'
import {
  cardName,
  codeOf,
  defineRules,
  findPreset,
  notationMessages,
  parseCards,
  parseRuleValue,
  presets,
  ruleFault,
  type CardId,
  type GameRules,
  type RuleChanges
} from '@tehai/koikoi'
import type {CommandArguments, OptionSpec} from '../command/command.js'
import {frameOfRow, type Paint} from '../terminal/report.js'
import type {Terminal} from '../terminal/terminal.js'
import {usageError} from '../terminal/usage.js'
import {commandWords} from '../words/commands.js'

export const rulesOption: OptionSpec = {
  type: 'string',
  short: 'r',
  value: 'name or option=value',
  multiple: true,
  about: commandWords.koikoiOptions.rules
}

/**
 * The rules that were given.
 *
 * @throws {UsageError} for an unknown rule set or option.
 */
export function gameRules({lists}: CommandArguments): GameRules {
  let base: GameRules = presets.standard
  const changes: Record<string, unknown> = {}
  for (const word of lists.get('rules') ?? []) {
    const [name, text] = splitRule(word)
    if (text === null) {
      const preset = findPreset(name)
      if (!preset) throw unknownRule(name, nearest(name, Object.keys(presets)))
      base = preset
      continue
    }
    const value = parseRuleValue(text)
    const fault = ruleFault(name, value)
    if (fault?.id === 'unknown-rule') throw unknownRule(name, fault.expected)
    if (fault) throw usageError('bad-rule', {actual: name, value: text, wanted: fault.expected})
    changes[name] = value
  }
  return defineRules(base, changes as RuleChanges)
}

/** `teshiScore=6` in two parts; a single word has no value. */
function splitRule(word: string): readonly [string, string | null] {
  const at = word.indexOf('=')
  return at < 0 ? [word, null] : [word.slice(0, at), word.slice(at + 1)]
}

function unknownRule(actual: string, expected: readonly string[]) {
  const lists = {presets: Object.keys(presets)}
  return usageError('unknown-rule', {actual, example: 'teshiScore=6'}, expected, lists)
}

/** Typed cards, and what is wrong with them as text for a screen. */
export interface GivenCards {
  readonly cards: readonly CardId[]
  readonly faults: readonly string[]
}

export function readCards(source: string, {language}: Terminal, paint: Paint): GivenCards {
  const {cards, messages} = parseCards(source)
  const faults = messages.map(message =>
    frameOfRow(message, source, language, paint, (one, text, reader) =>
      sentence(one, notationMessages, text, reader)
    )
  )
  return {cards: cards.flatMap(({card}) => (card === null ? [] : [card])), faults}
}

/** `1a 松に鶴  3a 桜に幕` */
export function cardList(cards: readonly CardId[], {language}: Terminal): string {
  return cards.map(card => `${codeOf(card)} ${cardName(card, language)}`).join('  ')
}
