/**
 * The grammars of the languages: those of further languages are loaded with their words.
 */
import type {InEachLanguage} from './languages.js'
import type {Grammar} from '../words/grammar.js'
import {dictionaries} from '../words/sentences.js'

/** The grammar of each language. */
export const grammars: InEachLanguage<Grammar> = dictionaries
