/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {en} from './en/places.js'
import {ja} from './ja/places.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
} = {
  en,
  ja
}
