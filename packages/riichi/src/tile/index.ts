export * from './tile.js'
export * from './counts.js'
export * from './meld.js'
export * from './sanma.js'
