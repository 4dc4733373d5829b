export * from './markup.js'
export * from './row-options.js'
