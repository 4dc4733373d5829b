/**
 * Clauses: short facts about a hand that sentences are made of, such as "the hand is 1-shanten".
 *
 * A message carries facts and is worded late, so a clause is its id and its values, and becomes words in the reader's
 * language:
 *
 *     clause('not-tenpai', {shanten: 1})  →  "the hand is 1-shanten", 手牌は一向聴です
 */
import {type Value, type Phrase, filledParts, grammars, type Language} from '@tehai/kernel/source'
import {clauseWordings, type ClauseValues, type SentencePart} from './clause-values.js'
import type {en as english} from '../words/en/clauses.js'
import {dictionaries as handWords} from '../words/scores.js'

/** Id of a clause. */
export type ClauseId = keyof typeof english

/** A fact: the id of a clause and the values that it names. */
export type Clause = Phrase<ClauseId>

/** One fact, or several that are said together. */
export type Clauses = Clause | readonly Clause[]

/** The names in a sentence: `'shanten'` of `'the hand is {shanten}'`. */
type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The values that a clause needs. */
type ValuesOf<Id extends ClauseId> = Pick<ClauseValues, NamesIn<(typeof english)[Id]> & keyof ClauseValues>

/** A clause. Values that its sentence does not name, and missing values, do not compile. */
export function clause<Id extends ClauseId>(
  id: Id,
  ...[values]: keyof ValuesOf<Id> extends never ? [] : [ValuesOf<Id>]
): Clause {
  return {id, values: {...values}}
}

/** Several facts as one list; nothing is left out. */
export function clauses(...list: readonly (Clauses | null)[]): readonly Clause[] {
  return list.flatMap(one => one ?? [])
}

/** Facts in words, tiles in backticks. Text and numbers are used as they are. */
export function sayClauses(facts: Value, language: Language): string {
  if (typeof facts !== 'object') return String(facts)
  return grammars[language].clauses([facts].flat().map(one => textOf(partsOf(one, language))))
}

/** A clause as a sentence: words, and the tiles it names. */
export function sentenceParts(fact: Clause, language: Language): readonly SentencePart[] {
  const {capital, stop} = grammars[language]
  const [first = '', ...rest] = partsOf(fact, language)
  return [typeof first === 'string' ? capital(first) : first, ...rest, stop]
}

/** Facts as a sentence, tiles in backticks. */
export function asSentence(facts: Clauses, language: Language): string {
  const {capital, stop} = grammars[language]
  return capital(sayClauses(facts, language)) + stop
}

function partsOf({id, values}: Phrase, language: Language): readonly SentencePart[] {
  const sentence = handWords[language].clauses[id as ClauseId]
  const {after} = grammars[language]
  return filledParts<SentencePart>(
    sentence,
    name => wordsOf(name, values[name], language),
    after && ((part, text) => after(typeof part === 'string' ? part : part.tiles, text))
  )
}

function wordsOf(name: string, value: unknown, language: Language): SentencePart | readonly SentencePart[] {
  const wording = clauseWordings[name as keyof ClauseValues] as
    ((value: unknown, language: Language) => SentencePart | readonly SentencePart[]) | undefined
  return wording ? wording(value, language) : String(value ?? '')
}

const textOf = (parts: readonly SentencePart[]): string =>
  parts.map(part => (typeof part === 'string' ? part : `\`${part.tiles}\``)).join('')
