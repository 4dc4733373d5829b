/**
 * Claims: statements of an author about a hand are checked by the rules, and `?` is filled in.
 *
 * The only room that knows both pages and rules. Code that only draws rows never loads it.
 */
export {claimChecker, type Checker} from './check.js'
export {isReadable} from './readable.js'
export {readRules, rulesOfText, type NamedRules} from './rules.js'
export {situationOfWin, type WinFacts} from './situation.js'
