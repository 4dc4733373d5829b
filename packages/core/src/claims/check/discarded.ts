/**
 * The discard that a claim about fourteen tiles supposes: the one it names, or that another key of the hand names.
 */
import type {ClaimedHand} from '../../page/check/claims.js'
import type {KeyId} from '../../page/grammar/keys.js'
import {readUkeire} from '../grammar/ukeire.js'
import type {DiscardPart} from '../grammar/tiles.js'
import type {TilesPart} from '../grammar/tile-words.js'
import {kindOf, type TileKind} from '@tehai/riichi/tile'

/** The one tile that the keys `after`, `discard` or `answer` of a hand name, if they do. */
export function discardSaid({said}: ClaimedHand): TileKind | null {
  for (const id of ['after', 'discard', 'answer'] as const) {
    const kind = discardBy(said, id)
    if (kind !== null) return kind
  }
  return null
}

/** The discard after which the key `after` says that the other claims hold. */
export function discardBefore({said}: ClaimedHand): TileKind | null {
  return discardBy(said, 'after')
}

function discardBy(said: ClaimedHand['said'], id: KeyId): TileKind | null {
  const value = said.findLast(({key}) => key === id)?.value
  const tiles = value === undefined ? [] : readUkeire(value).flatMap(tilesNamed)
  return tiles.length === 1 ? kindOf(tiles[0]!) : null
}

function tilesNamed(part: {readonly type: string}): readonly TilesPart['tiles'][number]['tile'][] {
  if (part.type === 'discard') return [(part as DiscardPart).tile.tile]
  return part.type === 'tiles' ? (part as TilesPart).tiles.map(({tile}) => tile) : []
}
