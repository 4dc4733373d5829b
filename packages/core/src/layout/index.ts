export * from './placed.js'
