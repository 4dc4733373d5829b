/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/places.js'
import {ja} from './ja/places.js'
import type {ko} from './ko/places.js'
import type {zhHans} from './zh-Hans/places.js'
import type {zhHant} from './zh-Hant/places.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('log/places', {en, ja})
