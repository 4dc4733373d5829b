/**
 * Reading cards, rounds and rules, without writing them: what pages load.
 */
export {notationMessages} from './messages.js'
export type * from './messages.js'
export * from './moves.js'
export {parseRules, recordWords} from './record.js'
export type {ReadRules, RoundHeader} from './record.js'
export {cardsOf, codesOf, parseCards} from './row.js'
export type * from './row.js'
export {cardWords, englishMonths, kindWords} from './words.js'
