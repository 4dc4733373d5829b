/**
 * The words for the state of play and for pages in each language.
 */
import type {InEachLanguage} from '@tehai/kernel/source'
import {en} from './en/play.js'
import {ja} from './ja/play.js'
import type {PlayWords} from './schema.js'

/** By language. */
export const playWords: InEachLanguage<PlayWords> = {en, ja}
