/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/dialects.js'
import {ja} from './ja/dialects.js'
import type {ko} from './ko/dialects.js'
import type {zhHans} from './zh-Hans/dialects.js'
import type {zhHant} from './zh-Hant/dialects.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('notation/dialects', {en, ja})
