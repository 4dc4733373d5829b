/**
 * The position of a claim: what the owner of a hand sees of each opponent, for `@tehai/riichi/safety`.
 */
import type {Position, PositionPlayer, PositionView} from '@tehai/riichi/safety'
import {allCopies, countTiles, kindOf, sanmaCopies, type Tile} from '@tehai/riichi/tile'
import type {ClaimedHand, SeenPlayer} from '../../../page/check/result/claims.js'
import {playerAt, stepsTo} from '../../../model/players.js'
import type {Who} from '../../../page/grammar/situation/players.js'
import type {SafetyEngine} from '../../engines.js'
import {fromOf, type KnownHand} from '../../hand.js'

/** An opponent, and what the owner of the hand sees. */
export interface SeenOpponent {
  readonly player: SeenPlayer
  readonly who: Who
  readonly view: PositionView
  /** How many copies of each kind are in all rivers that are shown. */
  readonly cut: readonly number[]
  /** Whether every river is shown whole. */
  readonly hasAllRivers: boolean
}

/** A player that a claim names; `null` if the block shows nothing about that player. */
export function findOpponent(who: Who, players: readonly SeenPlayer[], hand: ClaimedHand): SeenPlayer | null {
  const isNamed = ({who: own}: SeenPlayer) =>
    own !== null &&
    ('wind' in who ? 'wind' in own && own.wind === who.wind : 'player' in own && own.player === who.player)
  const named = players.find(isNamed)
  if (named) return named.steps === 0 ? null : named
  const {seat} = hand.situation
  const from = 'player' in who ? fromOf(who, 'south') : seat ? fromOf(who, seat) : null
  return (from && players.find(player => player.steps === stepsTo(from))) || null
}

/** Opponents who have declared riichi. */
export function riichiOpponents(players: readonly SeenPlayer[]): SeenPlayer[] {
  return players.filter(player => player.steps !== 0 && player.hasRiichi)
}

/** What the owner of the hand sees of an opponent. */
export function seenOpponent(
  player: SeenPlayer,
  players: readonly SeenPlayer[],
  {hand, tiles}: KnownHand,
  {viewOf}: SafetyEngine
): SeenOpponent {
  const order = inTurnOrder(players, hand.sanma)
  const index = order.indexOf(player)
  const own = order[0]
  const position: Position = {
    hand: tiles.closed,
    players: order.map(one =>
      one === own || one === null
        ? {...positionPlayer(one), melds: one === own ? tiles.melds : []}
        : positionPlayer(one)
    ),
    indicators: hand.indicators
  }
  const view = viewOf(position, index)
  const visible = possibleOf([...view.visible, ...hand.elsewhere], tiles.closed, hand.sanma)
  // A riichi without a sideways tile in the river was declared at an unknown time.
  const isUnplaced = player.hasRiichi && !view.hasRiichi
  const rivers = order.flatMap(one => positionPlayer(one).river.map(({tile}) => tile))
  const others = order.flatMap(one => (one === player || !one ? [] : positionPlayer(one).river))
  const unordered = isUnplaced ? others.map(({tile}) => tile) : view.unordered
  const direction = player.steps === null ? null : playerAt(player.steps)
  const who = player.who ?? {player: direction ?? 'toimen'}
  return {
    player,
    who,
    cut: countTiles(rivers),
    hasAllRivers: order.every(one => one !== null && !positionPlayer(one).isPartial),
    view: {...view, visible, unordered, sanma: hand.sanma, melds: Math.min(4, view.melds ?? 0)}
  }
}

/** The players around the table, the owner of the hand first; `null` for one that the block does not show. */
function inTurnOrder(players: readonly SeenPlayer[], sanma: boolean): (SeenPlayer | null)[] {
  const at = (step: number) => players.find(({steps: own}) => own === step) ?? null
  const unplaced = players.filter(({steps: own}) => own === null)
  if (unplaced.length > 0) return [at(0), ...players.filter(one => one !== at(0))]
  if (!sanma) return [at(0), at(1), at(2), at(3)]
  const others = [at(1), at(2), at(3)].filter(one => one !== null)
  return [at(0), ...others, ...Array.from({length: Math.max(0, 2 - others.length)}, () => null)]
}

function positionPlayer(player: SeenPlayer | null): PositionPlayer {
  if (!player) return {river: [], isPartial: true}
  const discards = player.river?.discards ?? []
  return {
    river: discards.flatMap(({tile, tsumogiri, riichi, called}) =>
      tile === null ? [] : [{tile, tsumogiri, riichi, called}]
    ),
    melds: player.melds,
    kita: player.kita,
    isPartial: !player.isWhole || player.steps === null
  }
}

/** Tiles in sight, at most four copies of each: another message reports a fifth. */
function possibleOf(visible: readonly Tile[], held: readonly Tile[], sanma: boolean): Tile[] {
  const counts = countTiles(held)
  const copies = sanma ? sanmaCopies : allCopies
  return visible.filter(tile => {
    const kind = kindOf(tile)
    if (counts[kind]! >= copies[kind]!) return false
    counts[kind]! += 1
    return true
  })
}
