export * from './define.js'
export * from './rules.js'
