/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/yaku.js'
import {ja} from './ja/yaku.js'
import type {ko} from './ko/yaku.js'
import type {zhHans} from './zh-Hans/yaku.js'
import type {zhHant} from './zh-Hant/yaku.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('yaku', {en, ja})
