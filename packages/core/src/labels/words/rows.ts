/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {en} from './en/rows.js'
import {ja} from './ja/rows.js'
import {zhHans} from './zh-Hans/rows.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
} = {
  en,
  ja,
  'zh-Hans': zhHans
}
