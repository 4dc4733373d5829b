export * from './evaluate.js'
export * from './points.js'
export * from './score.js'
export * from './yaku.js'
