export * from './formatted.js'
export * from './writer.js'
export * from './writers.js'
export * from './format.js'
