/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/values.js'
import {ja} from './ja/values.js'
import type {ko} from './ko/values.js'
import type {zhHans} from './zh-Hans/values.js'
import type {zhHant} from './zh-Hant/values.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('labels/values', {en, ja})
