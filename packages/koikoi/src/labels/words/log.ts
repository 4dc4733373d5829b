/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/log.js'
import {ja} from './ja/log.js'
import type {ko} from './ko/log.js'
import type {zhHans} from './zh-Hans/log.js'
import type {zhHant} from './zh-Hant/log.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('labels/log', {en, ja})
