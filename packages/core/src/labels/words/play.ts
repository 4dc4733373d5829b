/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/play.js'
import {ja} from './ja/play.js'
import type {ko} from './ko/play.js'
import type {zhHans} from './zh-Hans/play.js'
import type {zhHant} from './zh-Hant/play.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('labels/play', {en, ja})
