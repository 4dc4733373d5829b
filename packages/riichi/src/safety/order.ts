/**
 * The order of all discards, if rivers and melds determine it.
 *
 * A turn goes to the shimocha of the discarder, or to the player who called the discard. Who began is not known, so each player
 * is tried as the first.
 */
import {kindOf, seats, type CalledMeld, type Kakan, type Meld} from '../tile/index.js'
import type {PositionPlayer} from './position.js'

/** A discard: its player, and its 0-based index in the river. */
export interface Step {
  readonly player: number
  readonly index: number
}

/** An order, and whose turn it leads to. */
interface Order {
  readonly steps: Step[]
  readonly turn: number
}

/**
 * Every order that uses up all whole rivers: those that lead to the turn of the first player or, if there are none,
 * all others. Empty if no order fits. Each choice of who began gives at most one order.
 */
export function ordersOf(players: readonly PositionPlayer[]): Step[][] {
  const find = players.some(({isPartial}) => isPartial) ? orderOfWhole : orderFrom
  const orders = players.map((_, first) => find(players, first)).filter(order => order !== null)
  const own = orders.filter(({turn}) => turn === 0)
  return (own.length > 0 ? own : orders).map(({steps}) => steps)
}

function orderFrom(players: readonly PositionPlayer[], first: number): Order | null {
  const total = players.reduce((sum, {river}) => sum + river.length, 0)
  const calls = players.reduce((sum, {melds = []}) => sum + melds.filter(isCalled).length, 0)
  const next = players.map(() => 0)
  const used = new Set<Meld>()
  const steps: Step[] = []
  let player = first
  while (steps.length < total) {
    const index = next[player]!++
    const discard = players[player]!.river[index]
    if (!discard) return null
    steps.push({player, index})
    if (!discard.called) player = (player + 1) % players.length
    else {
      const caller = callerOf(players, player, kindOf(discard.tile), used)
      if (caller === null) return null
      player = caller
    }
  }
  // A call whose tile is in no river changed the turns at an unknown moment.
  return used.size === calls ? {steps, turn: player} : null
}

/**
 * The order of whole rivers without any call, in which each player discards once per round. `null` if there is a call,
 * because it is unknown whose turns it skipped.
 */
function orderOfWhole(players: readonly PositionPlayer[], first: number): Order | null {
  const size = players.length
  const hasCall = players.some(
    ({river, melds = []}) => river.some(({called}) => called) || melds.some(isCalled)
  )
  if (hasCall) return null
  const most = players.reduce((longest, {river}) => Math.max(longest, river.length), 0)
  const lengthAt = (player: number, time: number) =>
    Math.ceil((time - ((player - first + size) % size)) / size)
  const isFit = (time: number) =>
    players.every(
      ({river, isPartial}, player) => isPartial || river.length === Math.max(0, lengthAt(player, time))
    )
  let end = -1
  for (let time = 0; time <= size * (most + 1); time++) {
    if (isFit(time) && (end < 0 || (first + time) % size === 0)) end = time
  }
  if (end < 0) return null
  const steps: Step[] = []
  for (let time = 0; time < end; time++) {
    const player = (first + time) % size
    const step = {player, index: Math.floor(time / size)}
    if (!players[player]!.isPartial) steps.push(step)
  }
  return {steps, turn: (first + end) % size}
}

/**
 * Who called a discard: the only player with a meld of that tile from that player; `null` if no one, or more than one,
 * may have called it.
 */
function callerOf(
  players: readonly PositionPlayer[],
  from: number,
  kind: number,
  used: Set<Meld>
): number | null {
  const size = players.length
  let found: number | null = null
  for (let player = 0; player < size; player++) {
    const meld = (players[player]!.melds ?? []).find(
      one =>
        isCalled(one) &&
        !used.has(one) &&
        kindOf(one.tiles[one.called]!) === kind &&
        fromOf(one, player, size) === from
    )
    if (!meld) continue
    if (found !== null) return null
    found = player
    used.add(meld)
  }
  return found
}

function isCalled(meld: Meld): meld is CalledMeld | Kakan {
  return meld.type !== 'ankan'
}

/** Whose discard a meld was called from. With three players the kamicha is the last in turn order. */
function fromOf({from}: CalledMeld | Kakan, player: number, size: number): number {
  const steps = from === 'kamicha' ? size - 1 : seats.length - seats.indexOf(from)
  return (player + steps) % size
}
