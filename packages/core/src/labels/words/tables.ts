/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/tables.js'
import {ja} from './ja/tables.js'
import type {zhHans} from './zh-Hans/tables.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
} = dictionariesOf('labels/tables', {en, ja})
