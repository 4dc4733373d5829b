export * from './message.js'
export * from './nearest.js'
export * from './place.js'
