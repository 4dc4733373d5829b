/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/help.js'
import {ja} from './ja/help.js'
import type {ko} from './ko/help.js'
import type {zhHans} from './zh-Hans/help.js'
import type {zhHant} from './zh-Hant/help.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('help', {en, ja})
