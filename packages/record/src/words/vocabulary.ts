/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/vocabulary.js'
import {ja} from './ja/vocabulary.js'
import type {ko} from './ko/vocabulary.js'
import type {zhHans} from './zh-Hans/vocabulary.js'
import type {zhHant} from './zh-Hant/vocabulary.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('vocabulary', {en, ja})
