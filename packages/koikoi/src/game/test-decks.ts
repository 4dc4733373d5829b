/**
 * Fixed decks: rounds whose course is known, for tests and documents.
 */
import type {CardId} from '../cards/index.js'
import {mulberry32, shuffledDeck} from '../random/index.js'

function deckOfSeed(seed: number): readonly CardId[] {
  return shuffledDeck(mulberry32(seed))
}

/** Decks named after what happens when they are dealt in blocks, `Player1` first. */
export const testDecks: Readonly<
  Record<'sanko' | 'akatan' | 'kuitsuki' | 'fieldFour' | 'draw' | 'teshi', readonly CardId[]>
> = {
  /** 三光: 2d, 3c, 7b and 9b complete it for `Player1`. */
  sanko: deckOfSeed(19),
  /** 赤短, then 短冊 after koi-koi, for `Player2`. */
  akatan: deckOfSeed(656),
  /** 喰い付き from the hand: 4c takes the three other cards of April. */
  kuitsuki: deckOfSeed(26),
  /** 場四: all of August is on the field, so it is dealt again. */
  fieldFour: deckOfSeed(985),
  /** 総流れ is possible: sixteen turns without a yaku. */
  draw: deckOfSeed(57),
  /** 手四: `Player2` is dealt all of January. */
  teshi: deckOfSeed(113)
}
