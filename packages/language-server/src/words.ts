/**
 * Words of the server itself, in the language of the editor. Messages have that of their page.
 */
import {languageOf} from '@tehai/kernel/block'
import {dictionaries} from './words/index.js'

export type Words = (typeof dictionaries)['en']

/** The words for the locale of an editor (`ja-JP`): English where it is none of our languages. */
export function wordsOf(locale: string | undefined): Words {
  return dictionaries[languageOf(locale ?? '') ?? 'en']
}
