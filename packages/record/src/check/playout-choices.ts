/**
 * What players of a playout choose among what they may do: they keep their shanten low, call now and then, declare riichi and
 * win when they may.
 */
import {shanten} from '@tehai/riichi'
import {countTiles, type Tile} from '@tehai/riichi/tile'
import type {Event} from '../game/event.js'
import {closedTiles, without} from '../game/hand.js'
import type {TableState} from '../game/state.js'
import {choicesAt} from './choices.js'
import type {TableRules} from './rules.js'

/** What a choice depends on. */
export interface Decision {
  readonly rules: TableRules
  readonly random: () => number
  readonly state: TableState
}

export type Of<Type extends Event['type']> = Extract<Event, {type: Type}>

/** A win if there is one; riichi, kans and norths often; otherwise a discard that keeps the shanten low. */
export function chooseOwn({
  state,
  rules,
  random
}: Decision): Of<'agari' | 'ryuukyoku' | 'discard' | 'ankan' | 'kakan' | 'kita'> {
  const choices = choicesAt(state, rules) as readonly ReturnType<typeof chooseOwn>[]
  const win = choices.find(({type}) => type === 'agari')
  if (win) return win
  const rare = choices.filter(({type}) => type !== 'discard')
  if (rare.length > 0 && random() < 0.6) return pick(rare, random)
  const riichi = choices.filter(event => event.type === 'discard' && event.riichi)
  if (riichi.length > 0 && random() < 0.7) return pick(riichi, random)
  const discards = choices.filter(
    (event): event is Of<'discard'> => event.type === 'discard' && !event.riichi
  )
  return random() < 0.1 ? pick(discards, random) : lowest(state, discards, random)
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
export function chooseCall({state, rules, random}: Decision): Of<'chii' | 'pon' | 'daiminkan'> | null {
  if (random() < 0.55) return null
  const calls = choicesAt(state, rules).filter(
    (event): event is Of<'chii' | 'pon' | 'daiminkan'> => event.type !== 'agari'
  )
  return calls.length === 0 ? null : pick(calls, random)
}

function pick<Value>(list: readonly Value[], random: () => number): Value {
  return list[Math.floor(random() * list.length)]!
}
