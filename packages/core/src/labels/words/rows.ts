/**
 * The words of rows in each language: tiles, melds, remarks, as text alternatives and drawings need them.
 */
import type {InEachLanguage} from '@tehai/kernel/source'
import {en} from './en/rows.js'
import {ja} from './ja/rows.js'
import type {RowWords} from './schema.js'

/** By language. */
export const rowWords: InEachLanguage<RowWords> = {en, ja}
