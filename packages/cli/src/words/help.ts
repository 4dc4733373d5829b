/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {en} from './en/help.js'
import {ja} from './ja/help.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
} = {
  en,
  ja
}
