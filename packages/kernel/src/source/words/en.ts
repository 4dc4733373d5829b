/**
 * By what English is known.
 */
import type {LanguageName} from './grammar.js'

export const en: LanguageName = {
  name: 'English',
  tags: ['en', 'eng', 'english'],
  letter: /[A-Za-z]/g
}
