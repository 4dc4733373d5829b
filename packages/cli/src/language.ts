/**
 * Languages: which one the person at the terminal reads, and which one a page is written in.
 */
import type {Language} from '@tehai/kernel/source'
import {languageOf} from '@tehai/kernel/block'

/** The language that the environment names; `null` where it names neither English nor Japanese. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language | null {
  return languageOf(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '') ?? null
}

/** The language of a text that names none: Japanese if it has more kana than Latin letters. */
export function textLanguage(text: string): Language {
  const kana = text.match(/[\u3041-\u30ff]/g)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  return kana > latin ? 'ja' : 'en'
}
