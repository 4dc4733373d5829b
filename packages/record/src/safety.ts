/**
 * What a player sees of another at a moment of a round, for `@tehai/riichi/safety`: the order of events shows which
 * discards came after a riichi.
 */
import type {SafetyView} from '@tehai/riichi/safety'
import type {Tile} from '@tehai/riichi/tile'
import type {Event, Player} from './game/event.js'
import {closedTiles} from './game/hand.js'
import type {TableState} from './game/state.js'

/**
 * What a player sees of an opponent who may win by the next discard.
 *
 * @param table
 *   The table at the moment.
 * @param events
 *   The events of the round before the moment.
 * @returns
 *   The view; `null` if the record hides the hand of the player.
 */
export function safetyViewOf(
  table: TableState,
  events: readonly Event[],
  player: Player,
  opponent: Player
): SafetyView | null {
  const hand = closedTiles(table.hands[player]!)
  const other = table.hands[opponent]
  if (hand === null || !other) return null
  const visible: Tile[] = [...table.indicators]
  for (const {river, melds, kita} of table.hands) {
    for (const {tile, calledBy} of river) if (calledBy === null) visible.push(tile)
    for (const {tiles} of melds) for (const tile of tiles) visible.push(tile)
    for (let north = 0; north < kita; north++) visible.push('4z')
  }
  return {
    hand,
    visible,
    river: other.river.map(({tile}) => tile),
    passed: passedBy(events, opponent),
    melds: other.melds.length,
    sanma: table.players === 3
  }
}

/** The tiles that an opponent let pass after the riichi: discards of others, tiles added to a kan, norths put aside. */
function passedBy(events: readonly Event[], opponent: Player): Tile[] {
  const declared = events.findIndex(
    event => event.type === 'discard' && event.player === opponent && event.riichi
  )
  if (declared < 0) return []
  return events.slice(declared).flatMap((event): Tile[] => {
    if (!('player' in event) || event.player === opponent) return []
    if (event.type === 'discard' || event.type === 'kakan') return [event.tile]
    return event.type === 'kita' ? ['4z'] : []
  })
}
