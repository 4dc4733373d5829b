/**
 * What players may do at a table: every event that can be carried out and that the rules allow, and every win that
 * counts.
 *
 * No rule is repeated here: candidates are listed, and `play`, `illegalities` and `checkWinEvent` filter them.
 */
import {append} from '@tehai/kernel/source'
import {compareTiles, kindOf, type Tile} from '@tehai/riichi/tile'
import type {AgariEvent, CallEvent, Event, Player} from '../game/event.js'
import {closedTiles} from '../game/hand.js'
import {isProblem, play} from '../game/play.js'
import type {HandState, TableState} from '../game/state.js'
import {illegalities} from './legality.js'
import type {TableRules} from './rules.js'
import {checkWinEvent} from './win.js'

/** All events except draws and indicators, which depend on the wall. */
export function choicesAt(state: TableState, rules: TableRules): readonly Event[] {
  if (state.phase === 'over') return []
  const candidates = state.phase === 'discard' ? ownCandidates(state) : otherCandidates(state)
  return candidates.filter(event => isAllowed(state, event, rules))
}

/** Whether an event can be carried out, is allowed, and for a win counts. */
export function isAllowed(state: TableState, event: Event, rules: TableRules): boolean {
  const after = play(state, event)
  if (isProblem(after) || illegalities(state, event, rules).length > 0) return false
  // After a pon, a tile is always left that is not a swap, as there is no fifth copy.
  if (event.type === 'chii') return rules.kuikae === true || hasDiscard(after)
  return event.type !== 'agari' || checkWinEvent({state, event, isLater: false}, rules).problems.length === 0
}

/** Whether the caller can discard a tile that is not a swap. */
function hasDiscard({hands, turn, swaps}: TableState): boolean {
  const {tiles} = hands[turn]!
  return tiles === null || tiles.some(tile => !swaps.includes(kindOf(tile)))
}

/** In one's own turn: a win, kans, a north, nine terminals, and each tile with and without riichi. */
function ownCandidates(state: TableState): readonly Event[] {
  const player = state.turn
  const hand = state.hands[player]!
  const held = closedTiles(hand)
  if (held === null) return []
  const {drawn} = hand
  const events: Event[] = []
  if (drawn !== null && drawn !== 'back')
    events.push({type: 'agari', player, from: player, tile: drawn, ura: []})
  if (drawn !== null) {
    append(events, ankans(player, held))
    for (const tile of held) events.push({type: 'kakan', player, tile})
    if (held.includes('4z')) events.push({type: 'kita', player})
    events.push({type: 'ryuukyoku', reason: 'kyuushu'})
  }
  for (const tile of new Set(hand.riichi ? [] : (hand.tiles ?? [])))
    append(events, discardsOf(player, tile, false))
  if (drawn !== null && drawn !== 'back') append(events, discardsOf(player, drawn, true))
  return events
}

function discardsOf(player: Player, tile: Tile, tsumogiri: boolean): readonly Event[] {
  return [false, true].map(riichi => ({type: 'discard', player, tile, tsumogiri, riichi}))
}

function ankans(player: Player, held: readonly Tile[]): readonly Event[] {
  const firsts = held.filter((tile, index) => index === 0 || kindOf(held[index - 1]!) !== kindOf(tile))
  return firsts.map(first => ({
    type: 'ankan',
    player,
    tiles: held.filter(tile => kindOf(tile) === kindOf(first))
  }))
}

/** When a tile is open: wins and calls of the others. */
function otherCandidates(state: TableState): readonly Event[] {
  const {open} = state
  if (open === null) return []
  return state.hands.flatMap((hand, index) => {
    const player = index as Player
    if (player === open.player) return []
    const ron: AgariEvent = {type: 'agari', player, from: open.player, tile: open.tile, ura: []}
    return hand.waits.includes(kindOf(open.tile))
      ? [ron, ...callsOf(state, hand, player)]
      : callsOf(state, hand, player)
  })
}

function callsOf({open}: TableState, {tiles}: HandState, player: Player): readonly Event[] {
  if (open === null || open.by !== 'discard' || tiles === null) return []
  const {tile, player: from} = open
  const kind = kindOf(tile)
  const same = tiles.filter(one => kindOf(one) === kind)
  const calls: CallEvent[] = []
  const add = (type: CallEvent['type'], own: readonly Tile[]): number =>
    calls.push({type, player, tile, own: own.toSorted(compareTiles), from})
  // With a red five there are two ways of a pon: the red one is always first.
  if (same.length >= 2) add('pon', same.slice(0, 2))
  if (same.length >= 3) {
    if (same[0] !== same[1]) add('pon', same.slice(1, 3))
    add('daiminkan', same.slice(0, 3))
  }
  for (const [low, high] of [
    [-2, -1],
    [-1, 1],
    [1, 2]
  ] as const) {
    for (const first of distinct(tiles, kind + low))
      for (const second of distinct(tiles, kind + high)) add('chii', [first, second])
  }
  return calls
}

function distinct(tiles: readonly Tile[], kind: number): readonly Tile[] {
  return [...new Set(tiles.filter(tile => kindOf(tile) === kind))]
}
