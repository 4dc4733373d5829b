/** How the words of this package are loaded for languages that are not built in. Written by `scripts/languages.js`. */
import {wordsOfPackage, type DictionariesOf} from '@tehai/kernel/source'

// Only its `url` is used: tools that convert this module to CommonJS support no other use of `import.meta`.
const url = (import.meta as {readonly url?: string}).url

export const dictionariesOf: DictionariesOf = wordsOfPackage('@tehai/core', url, {
  'zh-Hans': () => import('./zh-Hans.js'),
  'zh-Hant': () => import('./zh-Hant.js'),
  ko: () => import('./ko.js')
})
