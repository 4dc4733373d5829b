/**
 * The discard that a claim about fourteen tiles assumes: the one it names, or the one that another key of the hand
 * names.
 */
import type {ClaimedHand} from '../../../page/check/result/claims.js'
import type {KeyId} from '../../../page/grammar/keys/keys.js'
import {readDiscards, type Discards} from '../../grammar/discards.js'
import {kindOf, type Tile, type TileKind} from '@tehai/riichi/tile'

/** The single tile that the keys `after`, `discard` or `answer` of a hand name, if any. */
export function discardSaid(hand: ClaimedHand): TileKind | null {
  for (const id of ['after', 'discard', 'answer'] as const) {
    const kind = discardBy(hand, id)
    if (kind !== null) return kind
  }
  return null
}

/** The discard after which, according to the key `after`, the other claims hold. */
export function discardBefore(hand: ClaimedHand): TileKind | null {
  return discardBy(hand, 'after')
}

function discardBy(hand: ClaimedHand, id: KeyId): TileKind | null {
  const value = hand.said.findLast(({key}) => key === id)?.value
  const kinds = value === undefined ? [] : discardKinds(readDiscards(value, id === 'answer', isHeldBy(hand)))
  return kinds.length === 1 ? kinds[0]! : null
}

/** Whether a hand has a tile, outside its melds. */
export function isHeldBy({diagram}: ClaimedHand): (tile: Tile) => boolean {
  const {concealed, draw} = diagram.hand
  return tile => [...concealed, draw].some(one => one !== null && kindOf(one) === kindOf(tile))
}

/** The kinds of tiles that a claim names as discards. */
export const discardKinds = ({parts}: Discards): TileKind[] =>
  parts.flatMap(part => (part.type === 'discard' ? [kindOf(part.tile.tile)] : []))
