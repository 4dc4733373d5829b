/**
 * `start_kyoku`: what is dealt.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Place} from '../../game/record.js'
import {fault, type ReadFault} from '../fault.js'
import {listOf, numbersOf, textOf} from '../json.js'
import type {Deal} from '../open-round.js'
import {countOf, isPlayer} from '../values.js'
import {handOf, tileOfText} from './tiles.js'

type Fields = Readonly<Record<string, unknown>>

const winds = 'ESWN'

/** What `start_kyoku` says. */
interface KyokuStart {
  readonly deal: Deal
  /** The fourteenth tile of the dealer; `null` where it is drawn as others are. */
  readonly drawn: Tile | null
  /** Whether there is no fourth hand. */
  readonly isOfThree: boolean
}

/**
 * Read `start_kyoku`.
 *
 * @param before
 *   Scores after the last round, for dialects that do not repeat them.
 */
export function dealOf(value: Fields, before: readonly number[], place: Place): KyokuStart | ReadFault {
  const wrong = (name: string): ReadFault =>
    fault(name in value ? 'bad-value' : 'missing-value', place, {name, value: textOf(value[name])})
  const indicator = tileOfText(value['dora_marker'])
  if (indicator === null) return wrong('dora_marker')
  const dealer = value['oya']
  if (!isPlayer(dealer)) return wrong('oya')
  // Old records name only the dealer.
  const wind = 'bakaze' in value ? windOf(value['bakaze']) : 0
  if (wind < 0) return wrong('bakaze')
  const hands = listOf(value['tehais'])
  if (hands.length < 3) return wrong('tehais')
  const all = [0, 1, 2, 3].map(player => handOf(hands[player]))
  const dealt = all[dealer] ?? null
  const drawn = dealt?.length === 14 ? dealt[13]! : null
  const haipai = all.map((hand, player) => (player === dealer && drawn !== null ? hand!.slice(0, 13) : hand))
  if (haipai.some(hand => hand !== null && hand.length !== 13 && hand.length !== 0)) return wrong('tehais')
  const deal: Deal = {
    kyoku: wind * 4 + (countOf(value['kyoku']) ?? dealer + 1) - 1,
    honba: countOf(value['honba']) ?? 0,
    sticks: countOf(value['kyotaku']) ?? 0,
    dealer,
    scores: numbersOf(value['scores']) ?? before,
    indicator,
    haipai
  }
  return {deal, drawn, isOfThree: hands.length === 3 || haipai[3]?.length === 0}
}

/** 0–3; -1 for none. */
function windOf(value: unknown): number {
  const tile = tileOfText(value)
  return tile?.[1] === 'z' ? winds.indexOf(winds[Number(tile[0]) - 1] ?? '?') : -1
}
