export * from './log.js'
export * from './names.js'
