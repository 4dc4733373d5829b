export {mulberry32, randomBelow, type Random} from '@tehai/kernel/random'
export * from './deck.js'
