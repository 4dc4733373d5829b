/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/refusals.js'
import {ja} from './ja/refusals.js'
import type {ko} from './ko/refusals.js'
import type {zhHans} from './zh-Hans/refusals.js'
import type {zhHant} from './zh-Hant/refusals.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('round/refusals', {en, ja})
