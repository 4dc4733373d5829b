/**
 * Message tables from dictionaries: a severity for each id, and its sentence in every language.
 */
import type {MessageWords, Severity, Vocabulary, Wording} from './message.js'
import {forEachLanguage, inEveryLanguage} from '../language/dictionary.js'
import type {InEachLanguage, Language} from '../language/languages.js'

/** A sentence, or a sentence and the words for ids among its values, by the name of the value. */
export type Entry =
  | string
  | {
      readonly text: string
      readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
    }

/** A dictionary with the entries of another: a missing entry does not compile. */
export type Translation<Dictionary> = Dictionary extends string
  ? string
  : Dictionary extends (...values: never) => unknown
    ? Dictionary
    : {readonly [Name in keyof Dictionary]: Translation<Dictionary[Name]>}

/** Vocabularies and wordings by the name of the value. */
export type Wordings = Readonly<Record<string, Vocabulary | Wording>>

/**
 * Build the message table of a room.
 *
 * @param wordings
 *   The words of values that need more than the dictionaries hold, by message and value.
 */
export function messageTable<Id extends string>(
  severities: Readonly<Record<Id, Severity>>,
  dictionaries: InEachLanguage<Readonly<Record<Id, Entry>>>,
  wordings?: Readonly<Partial<Record<Id, Wordings>>>
): Readonly<Record<Id, MessageWords>> {
  const rows = Object.entries<Severity>(severities).map(([name, severity]): [string, MessageWords] => {
    const id = name as Id
    const words = {...vocabulariesOf(id, dictionaries), ...wordings?.[id]}
    const text = (language: Language): string => textOf(dictionaries[language][id])
    return [id, inEveryLanguage(Object.keys(words).length > 0 ? {severity, words} : {severity}, text)]
  })
  return Object.fromEntries(rows) as Record<Id, MessageWords>
}

const textOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.text)

/** The words of the entry of one message in all languages, by value and id. */
function vocabulariesOf<Id extends string>(
  id: Id,
  dictionaries: InEachLanguage<Readonly<Record<Id, Entry>>>
): Readonly<Record<string, Vocabulary>> {
  const wordsIn = (language: Language) => {
    const entry: Entry = dictionaries[language][id]
    return typeof entry === 'string' ? {} : entry.words
  }
  return Object.fromEntries(
    Object.keys(wordsIn('en')).map(name => [
      name,
      inEachLanguage(forEachLanguage(language => wordsIn(language)[name]!))
    ])
  )
}

/** Words by id, each in every language, from a table of each language. */
export function inEachLanguage<Id extends string>(
  tables: InEachLanguage<Readonly<Record<Id, string>>>
): Readonly<Record<Id, InEachLanguage<string>>> {
  return Object.fromEntries(
    Object.keys(tables.en).map(id => [id, forEachLanguage(language => tables[language][id as Id])])
  ) as Record<Id, InEachLanguage<string>>
}
