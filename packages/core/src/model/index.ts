export * from './diagram.js'
export * from './resolve.js'
export * from './validate.js'
export * from './vector.js'
