/**
 * Dictionaries: the words of a room, one object for each language.
 */
import {languages, type InEachLanguage, type Language} from './languages.js'

/** Something made for each language. */
export function forEachLanguage<Words>(words: (language: Language) => Words): InEachLanguage<Words> {
  return Object.fromEntries(languages.map(language => [language, words(language)])) as InEachLanguage<Words>
}

/** One entry of the dictionaries, in each language. */
export function entryOf<Dictionary, Name extends keyof Dictionary>(
  dictionaries: InEachLanguage<Dictionary>,
  name: Name
): InEachLanguage<Dictionary[Name]> {
  return forEachLanguage(language => dictionaries[language][name])
}

/**
 * Entries of the English dictionary, for a language that has no words for them yet. Nothing else falls back to
 * English: an entry that is neither translated nor named here does not compile.
 *
 * @example
 *   export const ko: Translation<typeof en> = {
 *     ...fromEnglish(en, 'unread-html', 'misspelt-game'),
 *     'bad-yaml': '…'
 *   }
 */
export function fromEnglish<Dictionary, Name extends keyof Dictionary>(
  english: Dictionary,
  ...names: readonly Name[]
): Pick<Dictionary, Name> {
  return Object.fromEntries(names.map(name => [name, english[name]])) as Pick<Dictionary, Name>
}
