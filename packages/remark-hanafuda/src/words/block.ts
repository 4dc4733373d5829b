/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {en} from './en/block.js'
import {ja} from './ja/block.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
} = {
  en,
  ja
}
