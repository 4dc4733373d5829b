export * from './jsonl.js'
export * from './koikoi-game.js'
export * from './match.js'
export * from './replay.js'
