/**
 * Parts of the playground with what they say. Those that are loaded later bring packages that were not there before.
 */
import {loadLanguage} from '@tehai/kernel/source'

/** What a part gives, once the words of a language are there for it. */
export const withWords = async (part, lang) => [await part, await loadLanguage(lang)][0]
