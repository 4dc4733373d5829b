/**
 * How the words of this package are loaded in languages that are not resident. Written by `scripts/languages.js`.
 */
import {wordsOfPackage, type DictionariesOf} from '../source/loading.js'

export const dictionariesOf: DictionariesOf = wordsOfPackage('@tehai/kernel', import.meta, {
  'zh-Hans': () => import('./zh-Hans.js'),
  'zh-Hant': () => import('./zh-Hant.js')
})
