/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/block.js'
import {ja} from './ja/block.js'
import type {ko} from './ko/block.js'
import type {zhHans} from './zh-Hans/block.js'
import type {zhHant} from './zh-Hant/block.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('block', {en, ja})
