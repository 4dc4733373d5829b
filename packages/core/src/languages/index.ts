/**
 * How the words of this package are loaded in languages that are not resident. Written by `scripts/languages.js`.
 */
import {wordsOfPackage, type DictionariesOf} from '@tehai/kernel/source'

// Nothing but its `url`: what makes CommonJS of this module knows no other use of `import.meta`.
const url = (import.meta as {readonly url?: string}).url

export const dictionariesOf: DictionariesOf = wordsOfPackage('@tehai/core', url, {
  'zh-Hans': () => import('./zh-Hans.js'),
  'zh-Hant': () => import('./zh-Hant.js'),
  ko: () => import('./ko.js')
})
