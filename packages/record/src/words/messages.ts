/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/messages.js'
import {ja} from './ja/messages.js'
import type {ko} from './ko/messages.js'
import type {zhHans} from './zh-Hans/messages.js'
import type {zhHant} from './zh-Hant/messages.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('messages', {en, ja})
