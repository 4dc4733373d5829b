/**
 * Labels: cards, rules and the terms of a page in words.
 */
import {grammars, type Language} from '@tehai/kernel/source'
import {kindCodeOf, type CardId} from '@tehai/koikoi/cards'
import {cardLabel} from '@tehai/koikoi/labels/reading'
import type {RowCard} from '@tehai/koikoi/notation/reading'
import {findPreset, ruleChanges, type GameRules} from '@tehai/koikoi/rules'
import {dictionaries as hanafudaWords} from './words/index.js'
import type {HanafudaWords, Term} from './words/schema.js'

/** A term of a page. */
export function term(name: Term, language: Language): string {
  return hanafudaWords[language].terms[name]
}

/** Cards in words, for a text alternative: 松に鶴（光）、桜に幕（光）. */
export function cardsInWords(
  cards: readonly Pick<RowCard, 'card' | 'faceDown'>[],
  language: Language
): string {
  const words: string[] = []
  let backs = 0
  for (const {card, faceDown} of cards) {
    if (card === null || faceDown) backs++
    else words.push(cardInWords(card, language))
  }
  if (backs > 0) words.push(hanafudaWords[language].backs(backs))
  return grammars[language].list(words)
}

/** A card in words, in the middle of a sentence. */
export function cardInWords(card: CardId, language: Language): string {
  return hanafudaWords[language].inSentence(cardLabel(card, language))
}

/** Cards by month and kind, as an author may write them. */
export const kindsOf = (cards: readonly CardId[]): string => `\`${cards.map(kindCodeOf).join(' ')}\``

/** What is between the two of a choice, with its blanks: ` or `. */
export const orBetween = (language: Language): string => grammars[language].or(['1', '2']).slice(1, -1)

/** Rules in words: their name, what the brights pay, and what differs from the preset. */
export function rulesInWords(rules: GameRules, language: Language): string {
  const {gokoScore, shikoScore, ameShikoScore, sankoScore} = rules
  const {list, aside} = grammars[language]
  const changes = Object.entries(ruleChanges(rules)).map(([option, value]) => `${option}=${String(value)}`)
  const brights = hanafudaWords[language].brights(gokoScore, shikoScore, ameShikoScore, sankoScore)
  return rulesName(rules, language) + aside(list([brights, ...changes]))
}

/** The name of a rule set. */
export function rulesName({name}: GameRules, language: Language): string {
  const preset = findPreset(name)?.name as keyof HanafudaWords['presets'] | undefined
  return preset ? hanafudaWords[language].presets[preset] : name
}
