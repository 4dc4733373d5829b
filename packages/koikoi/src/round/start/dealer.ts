/**
 * 親決め: who deals the first round.
 */
import {cardOf, type CardId, type CardType} from '../../cards/index.js'
import {randomBelow, shuffledDeck, type Random} from '../../random/index.js'
import type {PlayerId} from '../state/state.js'

/** Points of the types by which two cards of one month are compared: 20, 10, 5, 1. */
const pointsOfType: Readonly<Record<CardType, number>> = {hikari: 20, tane: 10, tanzaku: 5, kasu: 1}

/** Who deals, and the cards that decided it. */
export interface DealerChoice {
  readonly dealer: PlayerId
  /** The cards drawn, by `PlayerId`; more than one pair if two plains of a month were drawn. */
  readonly draws: readonly (readonly [CardId, CardId])[]
}

/**
 * Both players draw a card: the earlier month deals; in the same month, the card with more points (光 20, タネ 10, タン 5,
 * カス 1); after two plains of one month, both draw again.
 *
 * @param random
 *   Random numbers, such as `mulberry32(seed)`; the same seed draws the same cards.
 */
export function chooseDealer(random: Random): DealerChoice {
  const draws: (readonly [CardId, CardId])[] = []
  for (;;) {
    const pair = drawPair(random)
    draws.push(pair)
    const dealer = earlierOf(pair[0], pair[1])
    if (dealer !== null) return {dealer, draws}
  }
}

function drawPair(random: Random): readonly [CardId, CardId] {
  const deck = shuffledDeck(random)
  const second = 1 + randomBelow(random, 47)
  return [deck[0]!, deck[second]!]
}

/** Who deals by two cards; `null` if they decide nothing. */
export function earlierOf(first: CardId, second: CardId): PlayerId | null {
  const [a, b] = [cardOf(first), cardOf(second)]
  if (a.month !== b.month) return a.month < b.month ? 0 : 1
  const difference = pointsOfType[a.type] - pointsOfType[b.type]
  return difference === 0 ? null : difference > 0 ? 0 : 1
}
