/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/scores.js'
import {ja} from './ja/scores.js'
import type {ko} from './ko/scores.js'
import type {zhHans} from './zh-Hans/scores.js'
import type {zhHant} from './zh-Hant/scores.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('labels/scores', {en, ja})
