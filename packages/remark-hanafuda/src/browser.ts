/**
 * remark-hanafuda for bundles, as for a browser: includes the reader of rounds.
 */
import './with-records.js'

export * from './index.js'
export {default} from './index.js'
