export * from './diagram.js'
