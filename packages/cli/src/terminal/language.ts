/**
 * Languages: that of the person at the terminal, and that of a page.
 */
import {languageNames, languages, type Language} from '@tehai/kernel/source'
import {languageOf} from '@tehai/kernel/block'

/** The language that the environment names; `null` if it is not one of ours. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language | null {
  return languageOf(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '') ?? null
}

/**
 * The language of a text that does not name one: the language to which most of its letters belong, or English if no
 * other has more.
 */
export function textLanguage(text: string): Language {
  const count = (language: Language) => {
    const {letter} = languageNames[language]
    return letter === null ? 0 : (text.match(letter)?.length ?? 0)
  }
  return languages.reduce((most, language) => (count(language) > count(most) ? language : most))
}
