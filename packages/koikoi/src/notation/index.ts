export * from './record/format-record.js'
export * from './format.js'
export * from './reading.js'
export * from './records.js'
