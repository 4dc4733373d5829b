/**
 * A match of a person against a player of the engine: the part that a terminal, a page and a bot have in common.
 */
export * from './markdown.js'
export * from './opponent.js'
export * from './save.js'
export * from './session.js'
