/**
 * A claim about waits with its tiles drawn.
 */
import type {ClaimedHand} from '../../page/check/claims.js'
import type {Unread} from '../grammar/phrases.js'
import type {WaitsPart} from '../grammar/waits.js'
import {tilesMarkup, type Drawn} from '../show/written.js'

/** Tiles of a claim as drawn. */
export function drawnTiles(parts: readonly (WaitsPart | Unread)[], hand: ClaimedHand): Drawn[] {
  return parts.flatMap((part): Drawn[] => {
    if (part.type === 'tiles') {
      return [
        {
          start: part.start,
          end: part.end,
          markup: tilesMarkup(
            part.tiles.map(({tile}) => tile),
            hand
          )
        }
      ]
    }
    if (part.type !== 'discard') return []
    const {tile, start, end} = part.tile
    return [{start, end, markup: tilesMarkup([tile], hand)}]
  })
}
