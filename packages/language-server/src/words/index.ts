/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {en} from './en.js'
import {ja} from './ja.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
} = {
  en,
  ja
}
