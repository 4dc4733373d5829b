/**
 * Log: game records for blocks of pages. Loaded when a page first names one.
 */
export {MOST_BYTES, projectFiles} from './files/files.js'
export {nearFiles, type Folders} from './files/near-files.js'
export {recordReader} from './reader.js'
export type {
  OnFile,
  ReadFile,
  RecordFile,
  RecordAnswer,
  RecordFault,
  RecordPosition,
  RecordRequest,
  Records
} from '../page/grammar/block/records.js'
