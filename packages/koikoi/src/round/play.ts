/**
 * What it takes to play a round; `index.ts` has what is done with a state besides. Pages load this alone.
 */
export type * from './action.js'
export * from './start/deal.js'
export * from './errors.js'
export * from './event.js'
export {evolve, rebuild} from './evolve.js'
export * from './start/start.js'
export * from './state/state.js'
export type {Step} from './turn.js'
export * from './turns.js'
export type {RoundOptions} from './options.js'
