/**
 * Repair: proposals for slips, found by reading the text with possible corrections.
 */
export {repairing} from './file-repair.js'
export type {RepairWords} from './words.js'
