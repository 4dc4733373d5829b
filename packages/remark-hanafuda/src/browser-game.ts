/**
 * remark-hanafuda/game for bundles, as for a browser: includes the reader of rounds.
 */
import './with-records.js'

export * from './game.js'
export {default} from './game.js'
