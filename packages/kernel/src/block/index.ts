/**
 * Blocks: what the fences of every game have alike, from their lines to their figure.
 */
export * from './claim.js'
export * from './messages.js'
export * from './common-options.js'
export * from './meta.js'
export * from './loose-words.js'
export * from './options.js'
export * from './keys.js'
export type * from './line-grammar.js'
export {bareName, bareWords} from './named-lines.js'
export * from './lines.js'
export type {KeyRoom} from './next-key.js'
export * from './block.js'
export * from './entries.js'
export * from './figure.js'
export * from './wire.js'
