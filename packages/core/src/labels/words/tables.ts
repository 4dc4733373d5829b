/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/tables.js'
import {ja} from './ja/tables.js'
import type {ko} from './ko/tables.js'
import type {zhHans} from './zh-Hans/tables.js'
import type {zhHant} from './zh-Hant/tables.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('labels/tables', {en, ja})
