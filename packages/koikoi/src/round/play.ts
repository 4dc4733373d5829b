/**
 * What is needed to play a round, and all that pages load; `index.ts` has further functions of states.
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
