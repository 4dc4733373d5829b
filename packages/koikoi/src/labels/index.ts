export * from './log.js'
export * from './reading.js'
