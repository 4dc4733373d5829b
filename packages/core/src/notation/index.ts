export * from './tree.js'
export * from './dialect.js'
export * from './messages.js'
