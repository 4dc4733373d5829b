/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/usage.js'
import {ja} from './ja/usage.js'
import type {ko} from './ko/usage.js'
import type {zhHans} from './zh-Hans/usage.js'
import type {zhHant} from './zh-Hant/usage.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('usage', {en, ja})
