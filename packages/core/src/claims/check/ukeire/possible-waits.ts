/**
 * The waits that a claim can be about.
 */
import {kindOf, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import type {HandWaits} from '../../in-sight.js'
import type {UnreadPart} from '../../grammar/phrases.js'
import type {WaitsPart} from '../../grammar/waits.js'
import {WAITING} from '../../../notation/hand-size.js'
import {discardSaid} from './supposed-discard.js'

/**
 * The waits that the hand can have: as it is, or after the discards that leave it tenpai. For a shape, only the waits
 * as it is.
 */
export function possibleWaits(
  {hand, tiles, waits, discards}: Analysis,
  parts: readonly (WaitsPart | UnreadPart)[]
): HandWaits[] {
  if (tiles!.turn === 'draw') return [waits(null)]
  const held = (kind: TileKind | null) => kind !== null && tiles!.counts[kind]! > 0
  const named = parts.find(part => part.type === 'discard')
  if (named && held(kindOf(named.tile.tile))) return [waits(kindOf(named.tile.tile))]
  const said = discardSaid(hand)
  if (said !== null && held(said)) return [waits(said)]
  const won = tiles!.win && kindOf(tiles!.win.tile)
  if (won !== null && held(won)) {
    const whole = waits(won)
    const isPart = tiles!.size < WAITING && whole.waits.length > 0
    if (isPart || whole.waits.some(({tile}) => tile === won)) return [whole]
  }
  const asShape = tiles!.shape ? waits(null) : noWaits
  const saysNone = tiles!.shape && parts.some(({type}) => type === 'none')
  if (asShape.waits.length > 0 || saysNone || tiles!.turn === null) return [asShape]
  const found = discards()
    .filter(({shanten}) => shanten === 0)
    .map(({tile}) => waits(tile))
    .filter(one => one.waits.length > 0)
  return found.length > 0 ? found : [noWaits]
}

const noWaits: HandWaits = {discard: null, waits: [], alone: 0, seen: 0, left: []}
