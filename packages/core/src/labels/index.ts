export * from './tiles.js'
export * from './describe.js'
