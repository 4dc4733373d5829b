/**
 * The dictionary of each language. Written by `scripts/languages.js`.
 */
import {en} from './en/claim-messages.js'
import {ja} from './ja/claim-messages.js'

export const dictionaries: {
  readonly en: typeof en
  readonly ja: typeof ja
} = {
  en,
  ja
}
