/**
 * The words for what a hand is worth and what it still needs, in each language.
 */
import type {InEachLanguage} from '@tehai/kernel/source'
import {en} from './en/scores.js'
import {ja} from './ja/scores.js'
import type {HandWords} from './schema.js'

/** By language. */
export const handWords: InEachLanguage<HandWords> = {en, ja}
