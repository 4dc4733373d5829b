/**
 * Check of a language that a program gives.
 */
import {languages, wrongCall, type Language} from '@tehai/kernel/source'

/** @throws {TypeError} if a value is not one of the languages. */
export function assertLanguage(value: Language): void {
  if (!languages.includes(value)) throw wrongCall(`a language (${languages.join(', ')})`, value)
}
