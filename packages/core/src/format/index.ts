export * from './formatted.js'
