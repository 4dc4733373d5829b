/**
 * The dictionaries of koi-koi, by language.
 */
import type {InEachLanguage} from '@tehai/kernel/source'
import {en} from './en.js'
import {ja} from './ja.js'
import type {KoiKoiWords} from './schema.js'

/** The words of each language. */
export const koiKoiWords: InEachLanguage<KoiKoiWords> = {en, ja}
