/**
 * Pictures: what a layout says and what art is, for any game.
 */
export * from './placed.js'
export * from './units.js'
