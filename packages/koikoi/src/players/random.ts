/**
 * The random player: every allowed action is equally likely. Other players are measured against it.
 */
import {rollBelow} from './dice.js'
import type {Policy} from './table.js'

/** Places 0–3 of the lower and the upper card of a pair, by `bits × 2` and `bits × 2 + 1`. */
const placeOfPair = Uint8Array.from({length: 32}, (_, at) => {
  const bits = at >> 1
  const single = at & 1 ? bits : bits & -bits
  return bits === 0 ? 0 : 31 - Math.clz32(single)
})

/** The two places, 0–3, of the field cards of a pair. */
export function placesOfPair(bits: number): readonly [number, number] {
  return [placeOfPair[bits << 1]!, placeOfPair[(bits << 1) + 1]!]
}

/** Plays any card, takes either of two, tosses a coin for koi-koi. */
export const randomPolicy: Policy = {
  name: 'random',
  chooseHand: (table, dice) => rollBelow(dice, table.own.count),
  chooseField: (_table, _card, options, _source, dice) => placeOfPair[(options << 1) + rollBelow(dice, 2)]!,
  callKoiKoi: (_table, _points, dice) => rollBelow(dice, 2) === 0
}
