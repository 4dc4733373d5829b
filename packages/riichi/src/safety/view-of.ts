/**
 * The view of an opponent that a position gives.
 *
 * The rivers show which discards came after a riichi: players take turns, but a call passes the turn to the caller. If
 * they do not show it, a tile is called neither genbutsu nor fresh.
 */
import type {Tile} from '../tile/index.js'
import {ordersOf, type Step} from './order.js'
import type {Position, PositionPlayer} from './position.js'
import type {SafetyView} from './view.js'

/** The view, and what the order of the discards leaves open. */
export interface PositionView extends SafetyView {
  /** Discards of others that may have come after the riichi of the opponent, or before it. */
  readonly unordered: readonly Tile[]
  /** Whether the opponent has declared riichi. */
  readonly hasRiichi: boolean
}

/**
 * What the player about to discard sees of an opponent.
 *
 * @param opponent
 *   Index in `players`, from 1.
 * @throws {RangeError} if there is no such opponent.
 */
export function viewOf(position: Position, opponent: number): PositionView {
  const {hand, players, indicators = []} = position
  const player = players[opponent]
  if (!player || opponent === 0) {
    throw new RangeError(`Expected an opponent from 1 to ${players.length - 1}, got ${opponent}`)
  }
  const visible: Tile[] = [...indicators]
  for (const {river, melds = [], kita = 0} of players) {
    for (const {tile, called} of river) if (!called) visible.push(tile)
    for (const {tiles} of melds) for (const tile of tiles) visible.push(tile)
    for (let north = 0; north < kita; north++) visible.push('4z')
  }
  const declared = player.river.findIndex(({riichi}) => riichi)
  const {passed, unordered} = declared < 0 ? noneAfter : afterRiichi(players, opponent, declared)
  return {
    hand,
    visible,
    river: player.river.map(({tile}) => tile),
    passed,
    unordered,
    melds: player.melds?.length ?? 0,
    sanma: players.length === 3,
    hasRiichi: declared >= 0
  }
}

interface TilesAfter {
  readonly passed: readonly Tile[]
  readonly unordered: readonly Tile[]
}

const noneAfter: TilesAfter = {passed: [], unordered: []}

/** Discards of others that came after the declaration in every order that the rivers allow, and those in only some. */
function afterRiichi(players: readonly PositionPlayer[], opponent: number, declared: number): TilesAfter {
  const earliest = players.map(({river}) => river.length)
  const latest = players.map(() => 0)
  const orders = players[opponent]!.isPartial ? [] : ordersOf(players)
  for (const order of orders) {
    const before = countBefore(order, players.length, opponent, declared)
    before.forEach((count, player) => {
      if (count < earliest[player]!) earliest[player] = count
      if (count > latest[player]!) latest[player] = count
    })
  }
  const passed: Tile[] = []
  const unordered: Tile[] = []
  players.forEach(({river, isPartial}, player) => {
    if (player === opponent) return
    river.forEach(({tile}, index) => {
      if (isPartial || orders.length === 0) unordered.push(tile)
      else if (index >= latest[player]!) passed.push(tile)
      else if (index >= earliest[player]!) unordered.push(tile)
    })
  })
  return {passed, unordered}
}

/** By player, how many discards precede the declaration, in one order. */
function countBefore(order: readonly Step[], size: number, opponent: number, declared: number): number[] {
  const before: number[] = []
  for (let player = 0; player < size; player++) before.push(0)
  for (const {player, index} of order) {
    if (player === opponent && index === declared) break
    before[player] = index + 1
  }
  return before
}
