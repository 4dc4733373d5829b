export * from './card.js'
export * from './find.js'
export * from './pile.js'
export {allCards, months} from './table.js'
