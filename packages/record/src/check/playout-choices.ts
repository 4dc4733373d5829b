/**
 * What players of a playout choose from their legal actions: they keep their shanten low, call now and then, and
 * declare riichi and win when possible.
 */
import {shanten} from '@tehai/riichi'
import {countTiles, isTerminalOrHonor, type Tile} from '@tehai/riichi/tile'
import type {Event} from '../game/event.js'
import {closedTiles, without} from '../game/hand.js'
import type {TableState} from '../game/state.js'
import {choicesAt} from './choices.js'
import type {Habits} from './playout-habits.js'
import type {TableRules} from './rules.js'

/** What a choice depends on. */
export interface Decision {
  readonly habits: Habits
  readonly rules: TableRules
  readonly random: () => number
  readonly state: TableState
}

export type Of<Type extends Event['type']> = Extract<Event, {type: Type}>

/** A win if there is one; riichi, kans and norths often; otherwise a discard that keeps the shanten low. */
export function chooseOwn({
  habits,
  state,
  rules,
  random
}: Decision): Of<'agari' | 'ryuukyoku' | 'discard' | 'ankan' | 'kakan' | 'kita'> {
  const choices = choicesAt(state, rules) as readonly ReturnType<typeof chooseOwn>[]
  const win = choices.find(({type}) => type === 'agari')
  if (win && does(habits.win, random)) return win
  const rare = choices.filter(({type}) => type !== 'discard' && type !== 'agari')
  if (rare.length > 0 && random() < habits.kan) return pick(rare, random)
  const riichi = choices.filter(event => event.type === 'discard' && event.riichi)
  if (riichi.length > 0 && random() < habits.riichi) return pick(riichi, random)
  const discards = choices.filter(
    (event): event is Of<'discard'> => event.type === 'discard' && !event.riichi
  )
  const wanted = wantedDiscards(habits, state, discards)
  if (wanted.length > 0) return pick(wanted, random)
  return random() < habits.stray ? pick(discards, random) : lowest(state, discards, random)
}

/** The discards that habits prefer, whatever the hand needs; none by the usual ones. */
function wantedDiscards(
  {followsWinds, keepsSimples}: Habits,
  state: TableState,
  discards: readonly Of<'discard'>[]
): readonly Of<'discard'>[] {
  if (keepsSimples) return discards.filter(({tile}) => isTerminalOrHonor(tile))
  return followsWinds ? discards.filter(({tile}) => isWindToFollow(state, tile)) : []
}

/** In the first turn before any call: the wind that all others have discarded; for the first player, any wind. */
function isWindToFollow({hands, turn, isUncalled}: TableState, tile: Tile): boolean {
  if (!isUncalled || hands[turn]!.river.length > 0) return false
  return isWind(tile) && hands.every(({river}) => river.every(other => other.tile === tile))
}

const isWind = (tile: Tile): boolean => tile[1] === 'z' && Number(tile[0]) < 5

/**
 * Whether a player does something that happens in this share of the cases; with a share of 1, no random number is
 * drawn.
 */
export function does(part: number, random: () => number): boolean {
  return part === 1 || random() < part
}

/** A discard that keeps the shanten as low as any. */
function lowest(state: TableState, discards: readonly Of<'discard'>[], random: () => number): Of<'discard'> {
  const hand = state.hands[state.turn]!
  const held = closedTiles(hand)!
  const options = {melds: hand.melds, sanma: state.players === 3, kita: hand.kita}
  let best = Infinity
  let chosen = discards[0]!
  for (const event of discards) {
    const rest = without(held, [event.tile])!
    const value = shanten(countTiles(rest as readonly Tile[]), options) + random() * 0.5
    if (value < best) {
      best = value
      chosen = event
    }
  }
  return chosen
}

/** A call now and then; `null` for none. */
export function chooseCall({
  habits,
  state,
  rules,
  random
}: Decision): Of<'chii' | 'pon' | 'daiminkan'> | null {
  if (random() < 1 - habits.call) return null
  const calls = choicesAt(state, rules).filter(
    (event): event is Of<'chii' | 'pon' | 'daiminkan'> => event.type !== 'agari'
  )
  const kan = calls.find(({type}) => type === 'daiminkan')
  if (kan && habits.prefersKans) return kan
  return calls.length === 0 ? null : pick(calls, random)
}

function pick<Value>(list: readonly Value[], random: () => number): Value {
  return list[Math.floor(random() * list.length)]!
}
