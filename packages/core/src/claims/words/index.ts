/**
 * The dictionaries of claims, by language.
 */
import type {InEachLanguage} from '@tehai/kernel/source'
import {en} from './en.js'
import {ja} from './ja.js'
import type {ClaimWords} from './words.js'

/** The words of each language. */
export const claimWords: InEachLanguage<ClaimWords> = {en, ja}
