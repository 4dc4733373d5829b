/**
 * Check of a language that a program gives.
 */
import {languages, nearestLanguages, shownValue, type Language} from '@tehai/kernel/source'

/** @throws {TypeError} if a value is none of the languages. */
export function assertLanguage(value: Language): void {
  if (languages.includes(value)) return
  const [near] = typeof value === 'string' ? nearestLanguages(value.toLowerCase()) : []
  const hint = near ? `; did you mean \`${near}\`?` : ''
  const list = languages.map(language => `\`${language}\``).join(', ')
  throw new TypeError(`Expected a language (${list}), got \`${shownValue(value)}\`${hint}`)
}
