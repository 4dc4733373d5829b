/**
 * Calling the last discard (副露): chii, pon, daiminkan.
 */
import {compareTiles, formatTiles, kindOf, type Meld, type Tile, type TileKind} from '@tehai/riichi/tile'
import {tableWith} from '../changes.js'
import type {CallEvent} from '../event.js'
import {waitsOfHand, withHand, without} from '../hand.js'
import {interrupt, passOpenTile} from './missed-wins.js'
import type {PlayProblem} from './play-problem.js'
import {problem} from '../problem.js'
import {fromOf} from '../seats.js'
import type {TableState} from '../state.js'

/** A player takes the open discard and lays a meld down. */
export function playCall(before: TableState, event: CallEvent): TableState | PlayProblem {
  const {type, player, tile, own, from} = event
  const {open} = before
  if (open === null || open.by !== 'discard' || open.player === player)
    return problem('nothing-to-call', {player, tile})
  if (open.player !== from) return problem('wrong-discarder', {player, from, actual: open.player})
  if (open.tile !== tile) return problem('wrong-tile-called', {player, tile, open: open.tile})
  if (!isMeld(type, tile, own)) return problem('not-a-meld', {player, tiles: formatTiles([...own, tile])})
  const hand = before.hands[player]!
  const tiles = hand.tiles && without(hand.tiles, own)
  if (hand.tiles !== null && tiles === null)
    return problem('tile-not-in-hand', {player, tile: formatTiles(own)})
  const state = interrupt(passOpenTile(before))
  const laid = state.hands[from]!.river
  const river = [...laid.slice(0, -1), {...laid.at(-1)!, calledBy: player}]
  const isKan = type === 'daiminkan'
  const changed = {tiles, melds: [...hand.melds, meldOf(event, state.players)], kita: hand.kita}
  const hands = withHand({hands: withHand(state, from, {river})}, player, {
    ...changed,
    // With a kan the hand is one tile short again: it waits, and does so still when the replacement is discarded.
    waits: isKan ? waitsOfHand(changed, state.players) : []
  })
  return tableWith(state, {
    hands,
    phase: isKan ? 'draw' : 'discard',
    turn: player,
    isReplacement: isKan,
    hiddenDora: state.hiddenDora + (isKan ? 1 : 0),
    swaps: isKan ? [] : swapsOf(type, tile, own)
  })
}

function isMeld(type: CallEvent['type'], tile: Tile, own: readonly Tile[]): boolean {
  const kinds = [tile, ...own].map(kindOf).sort((a, b) => a - b)
  if (type !== 'chii') {
    return own.length === (type === 'pon' ? 2 : 3) && kinds[0] === kinds.at(-1)
  }
  const first = kinds[0]!
  return own.length === 2 && first < 27 && first % 9 < 7 && kinds[1] === first + 1 && kinds[2] === first + 2
}

function meldOf({type, player, tile, own, from}: CallEvent, players: 3 | 4): Meld {
  const tiles = [...own, tile].sort(compareTiles)
  return {type, tiles, called: tiles.indexOf(tile), from: fromOf(from, player, players)}
}

/**
 * What may not be discarded after a call (喰い替え): the called kind, and the other end of a run.
 *
 *     2m 3m calls 4m: 4m and 1m      2m 4m calls 3m: 3m
 */
function swapsOf(type: CallEvent['type'], tile: Tile, own: readonly Tile[]): readonly TileKind[] {
  const called = kindOf(tile)
  if (type !== 'chii') return [called]
  const [low, high] = own.map(kindOf).sort((a, b) => a - b) as [TileKind, TileKind]
  if (called === high + 1 && low % 9 > 0) return [called, low - 1]
  if (called === low - 1 && high % 9 < 8) return [called, high + 1]
  return [called]
}
