/**
 * The melds of a round, player by player, as its summary has them.
 */
import {compareTiles, kindOf, type Meld, type Tile} from '@tehai/riichi/tile'
import type {CallEvent} from './game/event.js'
import type {RecordedRound} from './game/record.js'

/** A meld: `called` is the tile, or which of the three sorted tiles; `from` 1 shimocha, 2 toimen, 3 kamicha, 0 for one's own tiles. */
export interface MeldSummary {
  readonly type: Meld['type'] | 'nuki'
  readonly tiles: readonly Tile[]
  readonly called?: number | Tile
  readonly from: number
}

/** The melds that a winner shows, the last one first, as tenhou lists them; a kakan takes the place of its pon. */
export function meldsHeld(made: readonly MeldSummary[]): readonly MeldSummary[] {
  const held: MeldSummary[] = []
  for (const meld of made) {
    const pon =
      meld.type === 'kakan'
        ? held.findIndex(({type, tiles}) => type === 'pon' && kindOf(tiles[0]!) === kindOf(meld.tiles[0]!))
        : -1
    if (pon < 0) held.push(meld)
    else held[pon] = meld
  }
  return held.reverse()
}

/** Every meld in the order in which it was made; a kakan follows its pon. */
export function meldsOf({haipai, events, calledCopies}: RecordedRound): readonly (readonly MeldSummary[])[] {
  const melds: MeldSummary[][] = haipai.map(() => [])
  events.forEach((event, index) => {
    const own = 'player' in event ? melds[event.player] : undefined
    if (!own) return
    switch (event.type) {
      case 'chii':
      case 'pon': {
        const {type, tile} = event
        const tiles = [...event.own, tile].sort(compareTiles)
        own.push({type, tiles, called: calledCopies[index] ?? tiles.indexOf(tile), from: stepsTo(event)})
        return
      }
      case 'daiminkan':
        own.push({
          type: event.type,
          tiles: [...event.own, event.tile].sort(compareTiles),
          called: event.tile,
          from: stepsTo(event)
        })
        return
      case 'ankan':
        own.push({type: event.type, tiles: event.tiles, from: 0})
        return
      case 'kakan': {
        const pon = own.find(({type, tiles}) => type === 'pon' && kindOf(tiles[0]!) === kindOf(event.tile))
        if (pon) own.push({...pon, type: 'kakan', tiles: [...pon.tiles, event.tile].sort(compareTiles)})
        return
      }
      case 'kita':
        own.push({type: 'nuki', tiles: ['4z'], from: 0})
    }
  })
  return melds
}

/** Steps to the discarder in the order of turns, the place of a missing player counted: 1 shimocha, 2 toimen, 3 kamicha. */
function stepsTo({player, from}: CallEvent): number {
  return (from - player + 4) % 4
}
