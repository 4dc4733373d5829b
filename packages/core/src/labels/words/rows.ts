/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/rows.js'
import {ja} from './ja/rows.js'
import type {ko} from './ko/rows.js'
import type {zhHans} from './zh-Hans/rows.js'
import type {zhHant} from './zh-Hant/rows.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('labels/rows', {en, ja})
