/**
 * Blocks: what the fences of every game have alike.
 */
export * from './claim.js'
export * from './messages.js'
export * from './common-options.js'
export * from './meta.js'
export * from './wire.js'
