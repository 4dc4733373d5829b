/** Names of keys in the language of the author's text beside them. */
import {languageNames, languages, type Language} from '@tehai/kernel/source'
import type {Key} from './keys.js'

/** Chinese characters, which several languages have. */
const characters = /\p{Script=Han}/u

/** The only language that has a letter of the text; English for letters that all have. */
const languageOf = (text: string): Language | undefined =>
  languages.slice(1).find(language => text.match(languageNames[language].letter ?? /(?!)/) !== null)

/**
 * The name of a key in the language of a text.
 *
 * @param shared
 *   The language to assume for characters that several languages have (default: Japanese).
 * @returns
 *   The name; the id of the key for a text in Latin letters, or if the language uses the same name.
 */
export function nameLike(key: Key, text: string, shared: Language = languages[1]): string {
  const language = languageOf(text) ?? (characters.test(text) ? shared : undefined)
  const name = language ? key[language] : key.id
  return /^[ -~]*$/.test(name) ? key.id : name
}
