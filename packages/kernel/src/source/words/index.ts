/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {en} from './en.js'
import {ja} from './ja.js'
import {ko} from './ko.js'
import {zhHans} from './zh-Hans.js'
import {zhHant} from './zh-Hant.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = {
  en,
  ja,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ko
}
