/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../languages/index.js'
import {en} from './en/messages.js'
import {ja} from './ja/messages.js'
import type {zhHans} from './zh-Hans/messages.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
} = dictionariesOf('messages', {en, ja})
