/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/losses.js'
import {ja} from './ja/losses.js'
import type {ko} from './ko/losses.js'
import type {zhHans} from './zh-Hans/losses.js'
import type {zhHant} from './zh-Hant/losses.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('format/losses', {en, ja})
