/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../../languages/index.js'
import {en} from './en/claim-messages.js'
import {ja} from './ja/claim-messages.js'
import type {ko} from './ko/claim-messages.js'
import type {zhHans} from './zh-Hans/claim-messages.js'
import type {zhHant} from './zh-Hant/claim-messages.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('page/check/claim-messages', {en, ja})
