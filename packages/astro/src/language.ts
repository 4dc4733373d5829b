/**
 * Language of a page from the path of its file: `src/content/docs/ja/waits.md` on a site with the locale `ja`.
 */
import type {Language} from '@tehai/kernel/source'
import {languageOf} from '@tehai/kernel/block'
import type {AstroConfig} from './host.js'

/** Finds the language of a file; gives `undefined` where the path has no locale. */
export function languageByFolder({i18n}: AstroConfig): (path: string) => Language | undefined {
  const languages = new Map<string, Language>()
  for (const locale of i18n?.locales ?? []) {
    const [folder, code] =
      typeof locale === 'string' ? [locale, locale] : [locale.path, locale.codes[0] ?? '']
    const language = languageOf(code)
    if (language) languages.set(folder, language)
  }
  return path => {
    const folders = path.split('/').slice(0, -1)
    return languages.get(folders.findLast(folder => languages.has(folder)) ?? '')
  }
}
