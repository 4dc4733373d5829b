/**
 * Repair: proposals for slips, found by a search whose judge is the reader of the text.
 */
export {repairing} from './file-repair.js'
export type {RepairWords} from './words.js'
