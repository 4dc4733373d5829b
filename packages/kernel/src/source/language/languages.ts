/**
 * The only list of all languages. `node scripts/languages.js` makes the list of dictionaries of every room from it.
 */
import {nearest} from '../nearest/nearest.js'
import type {LanguageName} from '../words/grammar.js'
import {dictionaries} from '../words/index.js'

/** All languages, English first. */
export const languages = ['en', 'ja', 'zh-Hans', 'zh-Hant', 'ko'] as const

/** Languages whose words are part of the modules that use them; words of other languages are loaded when needed. */
export const residentLanguages = ['en', 'ja'] as const

/** Language of words that people read. */
export type Language = (typeof languages)[number]

/** Something for each language. */
export type InEachLanguage<Words> = Readonly<Record<Language, Words>>

/** By what each language is known. */
export const languageNames: InEachLanguage<LanguageName> = dictionaries

/** The languages that a misspelt name may be meant as. */
export const nearestLanguages = (text: string): string[] => nearest(text.trim(), languages, 2)
