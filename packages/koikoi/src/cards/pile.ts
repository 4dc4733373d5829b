/**
 * Piles as bits: a set of cards is two 24-bit numbers, January to June and July to December.
 *
 * Two numbers, because bits of a JavaScript number end at 32 and BigInt was measured nine times slower.
 */
import {wrongCall} from '@tehai/kernel/source'
import type {CardId, CardType} from './card.js'
import {isCardId} from './find.js'
import {allCards} from './table.js'

/** A set of cards: bit `id` of `low` for ids 0–23, bit `id − 24` of `high` for ids 24–47. */
export interface Pile {
  readonly low: number
  readonly high: number
}

/**
 * The pile of some cards; a card named twice counts once.
 *
 * @throws {TypeError} if they are not a list, or one of them is not a card id.
 */
export function pileOf(ids: Iterable<CardId>): Pile {
  if (typeof (ids as Partial<Iterable<CardId>> | null)?.[Symbol.iterator] !== 'function') throw notIds(ids)
  let low = 0
  let high = 0
  for (const id of ids) {
    if (!isCardId(id)) throw notIds(id)
    if (id < 24) low |= 1 << id
    else high |= 1 << (id - 24)
  }
  return {low, high}
}

const notIds = (value: unknown): TypeError => wrongCall('card ids, 0 to 47', value)

/** The cards of a pile, by id. */
export function cardsOfPile({low, high}: Pile): CardId[] {
  const ids: CardId[] = []
  for (let rest = low; rest !== 0; rest &= rest - 1) ids.push(31 - Math.clz32(rest & -rest))
  for (let rest = high; rest !== 0; rest &= rest - 1) ids.push(55 - Math.clz32(rest & -rest))
  return ids
}

/** The number of set bits of a 32-bit number. */
export function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The pile of all cards of a type. */
export function pileOfType(type: CardType): Pile {
  return pileOf(allCards.filter(card => card.type === type).map(card => card.id))
}
