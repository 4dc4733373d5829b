/**
 * Tables for tests: hands as text, and what has happened.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Event, Player} from '../src/game/event.js'
import {isProblem, play} from '../src/game/play.js'
import type {PlayProblemId} from '../src/game/moves/play-problem.js'
import {startOf} from '../src/game/start.js'
import type {HandState, TableState} from '../src/game/state.js'

/** Tiles of a text such as `19m 0p 55z`. */
export const tiles = (text: string): readonly Tile[] =>
  text.split(' ').flatMap(part => Array.from(part.slice(0, -1), rank => `${rank}${part.at(-1)}` as Tile))

/** The table after events of a round in East 1, or of the table `from`; `null` is a hidden hand. */
export function tableAfter(
  haipai: readonly (string | null)[],
  events: readonly Event[],
  indicator: Tile = '9m',
  from?: TableState
): TableState {
  const players = haipai.length === 3 ? 3 : 4
  const round = {
    kyoku: 0,
    honba: 0,
    sticks: 0,
    dealer: 0 as Player,
    scores: haipai.map(() => 25000),
    indicator,
    haipai: haipai.map(hand => (hand === null ? null : tiles(hand))),
    events: [],
    places: [],
    results: [],
    calledCopies: {}
  }
  return events.reduce(
    (state: TableState, event) => {
      const next = play(state, event)
      if (isProblem(next)) throw new Error(`${next.id} at ${JSON.stringify(event)}`)
      return next
    },
    from ?? startOf(round, players)
  )
}

/** A table with another state of one hand. */
export const withHand = (state: TableState, player: Player, change: Partial<HandState>): TableState => ({
  ...state,
  hands: state.hands.with(player, {...state.hands[player]!, ...change})
})

/** A draw; `null` is a hidden tile. */
export const draw = (player: Player, tile: Tile | null): Event => ({type: 'draw', player, tile})

/** A discard from the hand, or of the drawn tile. */
export const discard = (player: Player, tile: Tile, tsumogiri = false): Event => ({
  type: 'discard',
  player,
  tile,
  tsumogiri,
  riichi: false
})

/** A discard from the hand with which riichi is declared. */
export const riichi = (player: Player, tile: Tile): Event => ({
  type: 'discard',
  player,
  tile,
  tsumogiri: false,
  riichi: true
})

/** Why an event cannot be carried out at a table; '' where it can. */
export function idOf(state: TableState, event: Event): PlayProblemId | '' {
  const next = play(state, event)
  return isProblem(next) ? next.id : ''
}
