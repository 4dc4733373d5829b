/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en.js'
import {ja} from './ja.js'
import type {ko} from './ko.js'
import type {zhHans} from './zh-Hans.js'
import type {zhHant} from './zh-Hant.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('words', {en, ja})
