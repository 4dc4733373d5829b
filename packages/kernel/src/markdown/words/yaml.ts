/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {dictionariesOf} from '../../languages/index.js'
import {en} from './en/yaml.js'
import {ja} from './ja/yaml.js'
import type {ko} from './ko/yaml.js'
import type {zhHans} from './zh-Hans/yaml.js'
import type {zhHant} from './zh-Hant/yaml.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
  readonly 'zh-Hans': typeof zhHans
  readonly 'zh-Hant': typeof zhHant
  readonly ko: typeof ko
} = dictionariesOf('markdown/yaml', {en, ja})
