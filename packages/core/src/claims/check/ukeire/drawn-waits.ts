/**
 * A claim about waits or ukeire with its tiles drawn.
 */
import type {ClaimedHand} from '../../../page/check/result/claims.js'
import type {Unread} from '../../grammar/phrases.js'
import type {WaitsPart} from '../../grammar/waits.js'
import type {Part} from './named-discards.js'
import {drawnPart, type Drawn} from '../../show/written.js'

/** Tiles of a claim as drawn. */
export function drawnTiles(parts: readonly (WaitsPart | Part | Unread)[], hand: ClaimedHand): Drawn[] {
  return parts.flatMap((part): Drawn[] => {
    if (part.type === 'tiles') return [drawnPart(part, hand)]
    if (part.type !== 'discard') return []
    return [drawnPart({...part.tile, tiles: [part.tile]}, hand)]
  })
}
