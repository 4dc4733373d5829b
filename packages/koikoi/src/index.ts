export {
  allCards,
  cardByCode,
  cardOf,
  cardsOfMonth,
  cardsOfPile,
  cardsOfType,
  codeOf,
  findCard,
  getCard,
  isCardId,
  isSameMonth,
  kindCodeOf,
  Month,
  monthOf,
  months,
  pileOf,
  sortCards,
  SpecialCardFlag,
  typeLetters
} from './cards/index.js'
export type * from './cards/index.js'
export * from './random/index.js'
export * from './round/index.js'
export * from './rules/index.js'
export * from './yaku/index.js'
export * from './notation/index.js'
export * from './game/index.js'
export * from './players/index.js'
export * from './labels/index.js'
