/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/sentences.js'
import {ja} from './ja/sentences.js'
import type {ko} from './ko/sentences.js'
import type {zhHans} from './zh-Hans/sentences.js'
import type {zhHant} from './zh-Hant/sentences.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('source/sentences', {en, ja})
