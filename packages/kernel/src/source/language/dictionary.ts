/**
 * Dictionaries: the words of a room, one object for each language.
 */
import {residentLanguages, type InEachLanguage, type Language} from './languages.js'
import {withFurther} from './further-languages.js'

/**
 * A value for each language: made now for the resident ones, on first use for others. A copy by `{...it}` has only the
 * resident ones: `inEveryLanguage` makes a complete copy.
 */
export function forEachLanguage<Words>(words: (language: Language) => Words): InEachLanguage<Words> {
  return inEveryLanguage({}, words)
}

/** A copy of an object with a field added for each language. */
export function inEveryLanguage<Made extends object, Words>(
  made: Made,
  words: (language: Language) => Words
): Made & InEachLanguage<Words> {
  const resident = residentLanguages.map(language => [language, words(language)])
  return withFurther({...made, ...Object.fromEntries(resident)}, words) as Made & InEachLanguage<Words>
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
