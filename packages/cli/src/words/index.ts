/**
 * The dictionaries of the command line, by language.
 */
import type {InEachLanguage} from '@tehai/kernel/source'
import {en} from './en.js'
import {ja} from './ja.js'
import type {TerminalWords} from './schema.js'

/** The words of each language. */
export const terminalWords: InEachLanguage<TerminalWords> = {en, ja}
