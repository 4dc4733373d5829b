/**
 * Pictures: layouts, tile sets, and what is made from a set.
 */
export * from './check.js'
export * from './layout.js'
export * from './resolve.js'
export * from './set.js'
export * from './shape.js'
export * from './sheet.js'
export * from './style.js'
export * from './svg.js'
export * from './units.js'
