/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/safety.js'
import {ja} from './ja/safety.js'
import type {ko} from './ko/safety.js'
import type {zhHans} from './zh-Hans/safety.js'
import type {zhHant} from './zh-Hant/safety.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('labels/safety', {en, ja})
