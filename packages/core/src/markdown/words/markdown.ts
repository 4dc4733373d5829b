/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/markdown.js'
import {ja} from './ja/markdown.js'
import type {ko} from './ko/markdown.js'
import type {zhHans} from './zh-Hans/markdown.js'
import type {zhHant} from './zh-Hant/markdown.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('markdown/markdown', {en, ja})
