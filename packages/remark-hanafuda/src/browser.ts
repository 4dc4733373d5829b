/**
 * remark-hanafuda in what a bundler makes, as for a browser: the reader of rounds comes with it.
 */
import './with-records.js'

export * from './index.js'
export {default} from './index.js'
