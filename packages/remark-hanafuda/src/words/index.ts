/**
 * The dictionaries of hanafuda pages, by language.
 */
import type {InEachLanguage} from '@tehai/kernel/source'
import {en} from './en.js'
import {ja} from './ja.js'
import type {HanafudaWords} from './schema.js'

/** The words of each language. */
export const hanafudaWords: InEachLanguage<HanafudaWords> = {en, ja}
