/**
 * Words of the server itself, in the language of the editor. Messages are in the language of their page.
 */
import {languageOf} from '@tehai/kernel/block'
import {dictionaries} from './words/index.js'

export type Words = (typeof dictionaries)['en']

/** The words for the locale of an editor (`ja-JP`): English if it is not one of our languages. */
export function wordsOf(locale: string | undefined): Words {
  return dictionaries[languageOf(locale ?? '') ?? 'en']
}
