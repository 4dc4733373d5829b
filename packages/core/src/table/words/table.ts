/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/table.js'
import {ja} from './ja/table.js'
import type {ko} from './ko/table.js'
import type {zhHans} from './zh-Hans/table.js'
import type {zhHant} from './zh-Hant/table.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('table/table', {en, ja})
