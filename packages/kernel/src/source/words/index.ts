/**
 * The languages there are. A language is added here and in each `words/` folder: the compiler names what is missing.
 */
import {en} from './en.js'
import type {Grammar} from './grammar.js'
import {ja} from './ja.js'

/** The grammar of each language. */
export const grammars: {readonly en: Grammar; readonly ja: Grammar} = {en, ja}

/** Language of words that people read. */
export type Language = keyof typeof grammars

/** All languages, English first. */
export const languages = Object.keys(grammars) as readonly Language[]

/** Something for each language. */
export type InEachLanguage<Words> = Readonly<Record<Language, Words>>

export {groupDigits, type Grammar} from './grammar.js'
