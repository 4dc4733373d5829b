/**
 * Languages: which one the person at the terminal reads, and which one a page is written in.
 */
import {languageNames, languages, type Language} from '@tehai/kernel/source'
import {languageOf} from '@tehai/kernel/block'

/** The language that the environment names; `null` where it names none of ours. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language | null {
  return languageOf(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '') ?? null
}

/** The language of a text that names none: the one whose letters it has most of; English where others have no more. */
export function textLanguage(text: string): Language {
  const count = (language: Language) => {
    const {letter} = languageNames[language]
    return letter === null ? 0 : (text.match(letter)?.length ?? 0)
  }
  return languages.reduce((most, language) => (count(language) > count(most) ? language : most))
}
