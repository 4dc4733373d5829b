/**
 * Reading cards and rules, without writing them: the part that pages load. Records of rounds are read by `records.ts`.
 */
export {notationMessages} from './messages.js'
export type * from './messages.js'
export {parseRules} from './record-rules.js'
export type {ReadRules} from './record-rules.js'
export {recordWords} from './record/record-words.js'
export {cardsOf, codesOf, parseCards} from './row.js'
export type * from './row.js'
export {inHiragana} from './fold.js'
export {cardWords, englishMonths, kindWords, monthOfPlant} from './words.js'
