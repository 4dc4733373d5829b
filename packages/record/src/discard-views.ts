/**
 * Every discard of a round, with what its player saw of each opponent before it, and the winners by it.
 *
 * For statistics of defence over records: `tehai log safe` and `bench/safety-records.js` judge these views by
 * `@tehai/riichi/safety`.
 */
import type {SafetyView} from '@tehai/riichi/safety'
import {allCopies, kindOf, sanmaCopies, type Tile} from '@tehai/riichi/tile'
import type {Event, Player} from './game/event.js'
import {tablesOf} from './game/moments.js'
import type {RecordedGame, RecordedRound} from './game/record.js'
import {safetyViewOf} from './safety.js'

/** A discard, and what its player saw of one opponent. */
export interface DiscardView {
  /** Index of the discard in the events of the round. */
  readonly event: number
  /** Number of tiles that the player has discarded, including this one and called ones, from 1. */
  readonly turn: number
  readonly player: Player
  readonly tile: Tile
  readonly opponent: Player
  /** Whether the opponent has declared riichi. */
  readonly hasRiichi: boolean
  /** Whether the opponent wins by the discard (放銃). */
  readonly isWon: boolean
  readonly view: SafetyView
}

/**
 * The discards of a round, once for each opponent, in their order.
 *
 * Discards from hidden hands are left out, and those before which the record shows more copies of a tile than exist,
 * which a check of the record reports. The list ends at an event that cannot be carried out.
 */
export function* discardViewsOf(
  round: RecordedRound,
  game: Pick<RecordedGame, 'players'>
): Generator<DiscardView, void, undefined> {
  const {events} = round
  const tables = tablesOf(round, game)
  for (const [index, event] of events.entries()) {
    const table = tables[index]
    if (event.type !== 'discard' || !table) continue
    const {player, tile} = event
    const winners = winnersOf(events, index, player)
    const before = events.slice(0, index)
    for (const opponent of players.slice(0, game.players)) {
      if (opponent === player) continue
      const view = safetyViewOf(table, before, player, opponent)
      if (view === null || hasFifth(view)) continue
      const hasRiichi = table.hands[opponent]!.riichi !== null
      const turn = table.hands[player]!.river.length + 1
      yield {event: index, turn, player, tile, opponent, hasRiichi, isWon: winners.includes(opponent), view}
    }
  }
}

const players: readonly Player[] = [0, 1, 2, 3]

/** The players who win by the discard of an event: their wins follow it directly. */
function winnersOf(events: readonly Event[], index: number, from: Player): Player[] {
  const winners: Player[] = []
  for (let next = index + 1; next < events.length; next++) {
    const event = events[next]!
    if (event.type !== 'agari') break
    if (event.from === from) winners.push(event.player)
  }
  return winners
}

/** Whether more copies of a tile are visible than the set has. */
function hasFifth({hand, visible, sanma}: SafetyView): boolean {
  const left = (sanma ? sanmaCopies : allCopies).slice()
  for (const tiles of [hand, visible]) {
    for (const tile of tiles) {
      const kind = kindOf(tile)
      left[kind]! -= 1
      if (left[kind]! < 0) return true
    }
  }
  return false
}
