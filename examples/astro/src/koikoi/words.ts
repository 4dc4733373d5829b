/**
 * Words of the page. Names of cards and yaku, and the sentences of the course, are those of the engine.
 *
 * A page loads those of its own language.
 */
import {loadLanguage, type Language} from '@tehai/kernel/source'
import type {Words} from './words/schema.js'

export type {Words} from './words/schema.js'

/** Languages of the page. */
export type PageLanguage = Language

/** What loads the words of each language. */
export const dictionaries: Readonly<Record<PageLanguage, () => Promise<Words>>> = {
  en: async () => (await import('./words/en.js')).en,
  ja: async () => (await import('./words/ja.js')).ja,
  'zh-Hans': async () => (await import('./words/zh-Hans.js')).zhHans,
  'zh-Hant': async () => (await import('./words/zh-Hant.js')).zhHant,
  ko: async () => (await import('./words/ko.js')).ko
}

/** The words that have been loaded. */
export const words = {} as Record<PageLanguage, Words>

/** Load the words of a language: of the page, and of the engine. */
export async function loadWords(language: PageLanguage): Promise<Words> {
  const [own] = await Promise.all([dictionaries[language](), loadLanguage(language)])
  return (words[language] = own)
}
