/**
 * `INIT`: what is dealt.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Player} from '../../game/event.js'
import {fault, type ReadFault} from '../fault.js'
import type {Deal} from '../open-round.js'
import {numbersOf, points} from './numbers.js'
import type {Tag} from './tags.js'
import {tileOfId} from './tiles.js'

/** `seed` is kyoku, honba, sticks, two dice and the first indicator; `ten` the scores in hundreds. */
export function readDeal({attributes, start, end}: Tag, hasReds: boolean): Deal | ReadFault {
  const wrong = (name: string): ReadFault =>
    fault(
      attributes.has(name) ? 'bad-value' : 'missing-value',
      {start, end},
      {name, value: attributes.get(name) ?? ''}
    )
  const seed = numbersOf(attributes.get('seed'))
  if (seed === null || seed.length < 6) return wrong('seed')
  const [kyoku, honba, sticks, , , id] = seed as [number, number, number, number, number, number]
  const indicator = tileOfId(id, hasReds)
  if (indicator === null) return wrong('seed')
  const dealer = Number(attributes.get('oya') ?? NaN)
  if (!(dealer >= 0 && dealer <= 3)) return wrong('oya')
  const scores = numbersOf(attributes.get('ten'))
  if (scores === null || scores.length < 3) return wrong('ten')
  const haipai: (readonly Tile[] | null)[] = []
  for (const player of [0, 1, 2, 3]) {
    const hand = readHand(attributes.get(`hai${player}`), hasReds)
    if (hand === undefined) return wrong(`hai${player}`)
    haipai.push(hand)
  }
  return {kyoku, honba, sticks, dealer: dealer as Player, scores: scores.map(points), indicator, haipai}
}

/** Thirteen tiles; empty for the missing player of three; `undefined` for anything else. */
function readHand(text: string | undefined, hasReds: boolean): readonly Tile[] | undefined {
  const ids = numbersOf(text ?? '')
  if (ids === null) return undefined
  const tiles = ids.map(id => tileOfId(id, hasReds))
  return tiles.every(tile => tile !== null) && (tiles.length === 13 || tiles.length === 0) ? tiles : undefined
}
