/**
 * Reading records of rounds: the part that a page loads when it first has one.
 */
export * from './record/moves.js'
export type {RoundHeader} from './record/record-header.js'
