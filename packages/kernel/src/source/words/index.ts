/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {en} from './en.js'
import {ja} from './ja.js'
import {zhHans} from './zh-Hans.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
} = {
  en,
  ja,
  'zh-Hans': zhHans
}
