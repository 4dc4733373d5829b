/** The wins that end a round of a record, as keys of a page. */
import {
  fromOf,
  type AgariEvent,
  type HandState,
  type Player,
  type RecordedRound,
  type TableState
} from '@tehai/record'
import type {KeyId} from '../../page/grammar/keys/keys.js'

/** How a round ends. */
export interface RoundEnd {
  readonly round: RecordedRound
  readonly count: number
  /** The payments, by player; `null` if they are not known. */
  readonly payments: readonly number[] | null
  /** The scores after the last event, by player, before anything is paid. */
  readonly scores: readonly number[]
}

/** The win of a player that ends a round; `null` for any other end. */
export function winOf(end: RoundEnd, player: Player): AgariEvent | null {
  return winsOf(end).find(win => win.player === player) ?? null
}

const winsOf = ({round, count}: RoundEnd): readonly AgariEvent[] =>
  round.events.slice(count).filter((event): event is AgariEvent => event.type === 'agari')

/** The win of the player who is the first in turn after the discarder. */
export function firstWin(end: RoundEnd): AgariEvent | undefined {
  const steps = ({player, from}: AgariEvent): number => (player - from + 4) % 4
  return winsOf(end).toSorted((a, b) => steps(a) - steps(b))[0]
}

/** Who is paid for a river at the end of a round (流し満貫): players whose gains have no other explanation. */
export const nagashiPlayers = ({round, payments}: Pick<RoundEnd, 'round' | 'payments'>): readonly Player[] =>
  round.events.some(one => one.type === 'ryuukyoku' && one.reason === 'nagashi')
    ? (payments ?? []).flatMap((paid, player) => (paid > 0 ? [player as Player] : []))
    : []

/** The key of a win and its value. */
export function winKey(state: TableState, {player, from, tile}: AgariEvent): readonly [KeyId, string] {
  if (player === from) return ['win', `${tile} tsumo`]
  return ['ron', `${tile} from ${fromOf(from, player, state.players)}`]
}

/** The circumstances of the round that matter for a win. */
export function flagsOf(
  state: TableState,
  {player, from}: AgariEvent,
  {riichi, river, melds}: HandState
): readonly KeyId[] {
  const isTsumo = player === from
  const isFirst = state.isUncalled && river.length === 0 && melds.length === 0
  const flags: readonly (readonly [boolean, KeyId])[] = [
    [riichi?.ippatsu === true, 'ippatsu'],
    [isTsumo && state.isReplacement, 'rinshan'],
    [!isTsumo && state.open?.by === 'kakan', 'chankan'],
    [isTsumo && state.left === 0 && !state.isReplacement, 'haitei'],
    [!isTsumo && state.left === 0 && state.open?.by === 'discard', 'houtei'],
    [isTsumo && isFirst && player === state.dealer, 'tenhou'],
    [isTsumo && isFirst && player !== state.dealer, 'chiihou']
  ]
  return flags.flatMap(([is, name]) => (is ? [name] : []))
}
