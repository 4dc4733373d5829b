/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/koikoi.js'
import {ja} from './ja/koikoi.js'
import type {ko} from './ko/koikoi.js'
import type {zhHans} from './zh-Hans/koikoi.js'
import type {zhHant} from './zh-Hant/koikoi.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('koikoi', {en, ja})
