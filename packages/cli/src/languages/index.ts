/**
 * How the words of this package are loaded in languages that are not resident. Written by `scripts/languages.js`.
 */
import {wordsOfPackage, type DictionariesOf} from '@tehai/kernel/source'

export const dictionariesOf: DictionariesOf = wordsOfPackage('tehai', import.meta, {
  'zh-Hans': () => import('./zh-Hans.js'),
  'zh-Hant': () => import('./zh-Hant.js')
})
