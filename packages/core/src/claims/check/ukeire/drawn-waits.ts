/** A claim about waits or ukeire, with its tiles drawn. */
import type {ClaimedHand} from '../../../page/check/result/claims.js'
import type {UnreadPart} from '../../grammar/phrases.js'
import type {WaitsPart} from '../../grammar/waits.js'
import type {Part} from './named-discards.js'
import {drawnPart, type MarkupSpan} from '../../show/written-text.js'

/** Tiles of a claim, drawn. */
export function drawnTiles(
  parts: readonly (WaitsPart | Part | UnreadPart)[],
  hand: ClaimedHand
): MarkupSpan[] {
  return parts.flatMap((part): MarkupSpan[] => {
    if (part.type === 'tiles') return [drawnPart(part, hand)]
    if (part.type !== 'discard') return []
    return [drawnPart({...part.tile, tiles: [part.tile]}, hand)]
  })
}
