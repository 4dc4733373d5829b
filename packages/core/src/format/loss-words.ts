/** Words for losses: what a dialect may be unable to express, as the object of a sentence. */
import {type Vocabulary, inEachLanguage} from '@tehai/kernel/source'
import type {Loss} from './formatted-row.js'
import {dictionaries} from './words/losses.js'

/** `mpsz cannot say` … ; 「mpsz では…を表せません」. */
export const lossWords: Readonly<Record<Loss['what'], Vocabulary[string]>> = inEachLanguage(dictionaries)
