/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/actions.js'
import {ja} from './ja/actions.js'
import type {ko} from './ko/actions.js'
import type {zhHans} from './zh-Hans/actions.js'
import type {zhHant} from './zh-Hant/actions.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('round/actions', {en, ja})
