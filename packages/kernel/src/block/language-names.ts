/**
 * Names of the languages: what an author may write, and what it means in the language of the reader.
 */
import {grammars} from '../source/language/grammars.js'
import {languageNames, languages, type Language} from '../source/language/languages.js'
import {isAvailable} from '../source/language/further-languages.js'

/** The languages as a choice, the reader's first: `` `en` (English) or `ja` (Japanese) ``. */
export function choiceOfLanguages(reader: Language): string {
  const {aside, or} = grammars[reader]
  const named = [reader, ...languages.filter(one => one !== reader)]
  return or(named.map(one => `\`${one}\`${aside(isAvailable(one) ? nameIn(reader, one) : importOf(one))}`))
}

/** What loads the words of a language where that does not happen automatically: in a browser and in a bundle. */
const importOf = (language: Language): string => `\`import '@tehai/core/languages/${language}'\``

/** The name of a language in another language; its own name for itself if the platform has no such name. */
function nameIn(reader: Language, language: Language): string {
  const [locale] = Intl.DisplayNames.supportedLocalesOf(reader)
  const names = locale === undefined ? null : new Intl.DisplayNames(locale, {type: 'language'})
  return names?.of(language) ?? languageNames[language].name
}
