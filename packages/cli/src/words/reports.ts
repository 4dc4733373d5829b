/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/reports.js'
import {ja} from './ja/reports.js'
import type {ko} from './ko/reports.js'
import type {zhHans} from './zh-Hans/reports.js'
import type {zhHant} from './zh-Hant/reports.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('reports', {en, ja})
