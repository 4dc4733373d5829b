/**
 * Kans in one's own turn (暗槓, 加槓), and norths put aside (抜き北).
 */
import {compareTiles, formatTiles, kindOf, type Meld, type Tile} from '@tehai/riichi/tile'
import {handWith, tableWith} from '../changes.js'
import type {AnkanEvent, KakanEvent, KitaEvent} from '../event.js'
import {closedTiles, waitsOfHand, withHand, without} from '../hand.js'
import type {PlayProblem} from './play-problem.js'
import {problem} from '../problem.js'
import type {HandState, OpenTile, TableState} from '../state.js'

/** Four tiles of the hand are laid down. */
export function playAnkan(state: TableState, {player, tiles}: AnkanEvent): TableState | PlayProblem {
  const kind = kindOf(tiles[0]!)
  if (tiles.length !== 4 || tiles.some(tile => kindOf(tile) !== kind)) {
    return problem('not-a-meld', {player, tiles: formatTiles(tiles)})
  }
  const {melds} = state.hands[player]!
  const meld: Meld = {type: 'ankan', tiles, faceDown: null}
  return layDown(state, tiles, {melds: [...melds, meld]}, {tile: tiles[0]!, player, by: 'ankan'})
}

/** The fourth tile is added to a pon. */
export function playKakan(state: TableState, {player, tile}: KakanEvent): TableState | PlayProblem {
  const {melds} = state.hands[player]!
  const index = melds.findIndex(({type, tiles}) => type === 'pon' && kindOf(tiles[0]!) === kindOf(tile))
  const pon = melds[index]
  if (pon?.type !== 'pon') return problem('no-pon-for-kakan', {player, tile})
  const kakan: Meld = {...pon, type: 'kakan', tiles: [...pon.tiles, tile], added: 3}
  return layDown(state, [tile], {melds: melds.with(index, kakan)}, {tile, player, by: 'kakan'})
}

/** A north is put aside. */
export function playKita(state: TableState, {player}: KitaEvent): TableState | PlayProblem {
  const {kita} = state.hands[player]!
  return layDown(state, ['4z'], {kita: kita + 1}, {tile: '4z', player, by: 'kita'})
}

/** Tiles leave the hand, and the player draws again unless another player wins by the tile that is now open. */
function layDown(
  state: TableState,
  taken: readonly Tile[],
  changes: Pick<HandState, 'melds'> | Pick<HandState, 'kita'>,
  open: OpenTile
): TableState | PlayProblem {
  const {player} = open
  if (state.turn !== player) return problem('not-your-turn', {player, turn: state.turn})
  const hand = state.hands[player]!
  if (state.phase !== 'discard' || hand.drawn === null) return problem('draw-missing', {player})
  const held = closedTiles(hand)
  const rest = held && without(held, taken)
  if (held !== null && rest === null) return problem('tile-not-in-hand', {player, tile: formatTiles(taken)})
  const tiles = rest && rest.toSorted(compareTiles)
  const changed = handWith(hand, {...changes, tiles, drawn: null})
  return tableWith(state, {
    hands: withHand(state, player, {...changed, waits: waitsOfHand(changed, state.players)}),
    phase: 'draw',
    open,
    isReplacement: true,
    hiddenDora: state.hiddenDora + (open.by === 'kita' ? 0 : 1)
  })
}
