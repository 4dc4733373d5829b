/**
 * Reading records of rounds: what a page loads when it first has one.
 */
export * from './moves.js'
export type {RoundHeader} from './record-header.js'
