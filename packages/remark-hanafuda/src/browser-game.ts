/**
 * remark-hanafuda/game in a browser: the reader of rounds comes with it.
 */
import './with-records.js'

export * from './game.js'
export {default} from './game.js'
