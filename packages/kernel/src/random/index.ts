export * from './mulberry32.js'
