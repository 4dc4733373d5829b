export {
  cardCodes,
  type CardCode,
  type CardColour,
  type CardFace,
  type CardMonth,
  type CardSlot
} from './card.js'
export {cards, cornerSizes, type HanafudaCards} from './cards.js'
export {cardNames, type CardName} from './names.js'
export {dark, light, palettes, type CardPaletteName} from './palette.js'
export {body, cardHeight, cardWidth, lyingArt, rim} from './body.js'
export {cardSvg, type CardSvgOptions} from './svg.js'
