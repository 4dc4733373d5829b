/**
 * remark-hanafuda/game in what a bundler makes, as for a browser: the reader of rounds comes with it.
 */
import './with-records.js'

export * from './game.js'
export {default} from './game.js'
