/**
 * The state of play: the facts that authors write about it, and their combination for the rules.
 *
 * A part that is not understood is an `unread` fact; the caller decides whether that is worth a message.
 */
import type {Span} from '@tehai/kernel/source'
import type {WinBy} from '../../../model/diagram.js'
import type {Circumstance, GameLength, RiichiKind} from '../../../labels/ids.js'
import type {Wind} from '../../../labels/play/winds.js'
import type {Who} from './players.js'

/** The phase of a hand: 序盤, 中盤, 終盤. */
export type Stage = 'early' | 'middle' | 'late'

/** Keys of dora that a situation may contain. */
export type DoraKey = 'dora' | 'indicator' | 'ura' | 'ura-indicator'

/** The riichi of a named player: 対面リーチ, `toimen riichi`. A wind may refer to the owner of the hand. */
export interface RiichiOf {
  readonly who: Who
  readonly kind: RiichiKind
  readonly turn: number | null
}

/** The content of one part of a situation. */
export type SituationValue =
  | {readonly field: 'round'; readonly wind: Wind; readonly hand: number | null}
  | {readonly field: 'last-hand'}
  /** How many winds the game is played for. */
  | {readonly field: 'game-length'; readonly length: GameLength}
  /** Not the dealer: which of the other seats is not said. */
  | {readonly field: 'non-dealer'}
  | {
      readonly field: 'honba' | 'sticks' | 'turn' | 'left' | 'points' | 'place' | 'kita'
      readonly value: number
    }
  /** `isOwn`: it is stated to be the owner's seat: `you are South` (default: `false`). */
  | {readonly field: 'seat'; readonly wind: Wind; readonly isOwn?: boolean}
  | {readonly field: 'stage'; readonly stage: Stage}
  | {readonly field: 'riichi'; readonly kind: RiichiKind; readonly turn: number | null}
  | ({readonly field: 'riichi-of'} & RiichiOf)
  /** No riichi, although the hand may declare it: ダマ. */
  | {readonly field: 'dama'}
  | {readonly field: 'circumstance'; readonly circumstance: Circumstance}
  /** `from`: who dealt in, where that is said. */
  | {readonly field: 'win'; readonly by: WinBy; readonly from?: Who}
  /** The only player who pays for a yakuman (責任払い). */
  | {readonly field: 'pao'; readonly who: Who}
  /** A hand without a winner: 流局, 途中流局. */
  | {
      readonly field: 'drawn-hand'
      readonly kind: 'exhaustive' | 'abortive'
      /** Whether it was drawn because all four declared riichi (default: `false`). */
      readonly isFourRiichi?: boolean
    }
  /** Whether a player was tenpai at the end of it. */
  | {readonly field: 'tenpai'; readonly isTenpai: boolean}
  /** A remark that affects no rule and is not checked: 平場, 上家2副露. */
  | {readonly field: 'remark'}
  | {readonly field: 'dora'; readonly key: DoraKey; readonly tiles: string}
  | {readonly field: 'unread'}

/** A part of a situation and where it is. */
export type SituationFact = SituationValue & Span

/** The state of play as the rules need it; facts that are not given are missing. Points and turns are plain numbers. */
export interface Situation {
  readonly round?: {readonly wind: Wind; readonly hand: number | null}
  readonly lastHand?: boolean
  readonly gameLength?: GameLength
  readonly honba?: number
  readonly sticks?: number
  readonly seat?: Wind
  /** Norths put aside (抜き北), with three players. */
  readonly kita?: number
  readonly turn?: number
  /** Tiles left in the wall. */
  readonly left?: number
  readonly stage?: Stage
  readonly points?: number
  /** Place in the game, 1–4. */
  readonly place?: number
  readonly riichi?: RiichiKind
  /** Turn of the declaration. */
  readonly riichiTurn?: number
  /** Riichi of named players, except of a wind that is known to be the owner's. */
  readonly riichiOf?: readonly RiichiOf[]
  readonly circumstances?: readonly Circumstance[]
  readonly win?: WinBy
  /** Who dealt in. */
  readonly ronFrom?: Who
  /** The only player who pays for a yakuman. */
  readonly pao?: Who
  readonly drawnHand?: 'exhaustive' | 'abortive'
  /** Whether it was drawn because all four declared riichi. */
  readonly fourRiichi?: boolean
  /** Not the dealer: which of the other seats is not said. */
  readonly nonDealer?: boolean
  readonly tenpai?: boolean
}

/** The situation without any facts. */
const nothing: Situation = {}

/** Facts as the rules need them; of two facts of one field, the later one applies. */
export function situationOf(facts: readonly SituationValue[]): Situation {
  if (facts.length === 0) return nothing
  const found: Record<string, unknown> = {}
  const circumstances: Circumstance[] = []
  const riichiOf = facts.filter(fact => fact.field === 'riichi-of')
  for (const fact of facts) {
    if (fact.field === 'round') found['round'] = {wind: fact.wind, hand: fact.hand}
    else if (fact.field === 'seat') found['seat'] = fact.wind
    else if (fact.field === 'non-dealer') found['nonDealer'] = true
    else if (fact.field === 'last-hand') found['lastHand'] = true
    else if (fact.field === 'game-length') found['gameLength'] = fact.length
    else if (fact.field === 'stage') found['stage'] = fact.stage
    else if (fact.field === 'win') {
      found['win'] = fact.by
      if (fact.from) found['ronFrom'] = fact.from
    } else if (fact.field === 'pao') found['pao'] = fact.who
    else if (fact.field === 'drawn-hand') {
      // 流局 separate from the name of a draw is the same draw.
      if (found['drawnHand'] !== 'abortive') found['drawnHand'] = fact.kind
      if (fact.isFourRiichi) found['fourRiichi'] = true
    } else if (fact.field === 'tenpai') found['tenpai'] = fact.isTenpai
    else if (fact.field === 'circumstance') circumstances.push(fact.circumstance)
    else if (fact.field === 'riichi') {
      found['riichi'] = fact.kind
      if (fact.turn !== null) found['riichiTurn'] = fact.turn
    } else if (
      fact.field !== 'dora' &&
      fact.field !== 'dama' &&
      fact.field !== 'unread' &&
      fact.field !== 'remark' &&
      fact.field !== 'riichi-of'
    )
      found[fact.field] = fact.value
  }
  if (circumstances.length > 0) found['circumstances'] = [...new Set(circumstances)]
  return withOwnRiichi({...found, ...(riichiOf.length > 0 && {riichiOf})})
}

/**
 * The riichi of the player in the owner's seat becomes the owner's. Ippatsu belongs to a player who has declared: if no
 * seat is given, to the one who is named.
 */
function withOwnRiichi(situation: Situation): Situation {
  const {seat, riichiOf = [], circumstances} = situation
  const winds = riichiOf.flatMap(({who}) => ('wind' in who ? [who.wind] : []))
  const isNamed = seat === undefined && winds.length === 1 && circumstances?.includes('ippatsu')
  const wind = isNamed ? winds[0] : seat
  const own = riichiOf.find(({who}) => 'wind' in who && who.wind === wind)
  if (!own || wind === undefined) return situation
  return {
    ...situation,
    seat: wind,
    riichi: own.kind,
    ...(own.turn !== null && {riichiTurn: own.turn}),
    riichiOf: riichiOf.filter(one => one !== own)
  }
}

/** Situations merged: a later one overrides an earlier one, and circumstances add up. */
export function mergeSituations(earlier: Situation, later: Situation): Situation {
  if (later === nothing) return earlier
  if (earlier === nothing) return later
  const riichiOf = [...(earlier.riichiOf ?? []), ...(later.riichiOf ?? [])]
  const circumstances = [...new Set([...(earlier.circumstances ?? []), ...(later.circumstances ?? [])])]
  return withOwnRiichi({
    ...earlier,
    ...later,
    ...(riichiOf.length > 0 && {riichiOf}),
    ...(circumstances.length > 0 && {circumstances})
  })
}

/** What circumstances imply about how a hand was won. */
export function winOfCircumstances(circumstances: readonly Circumstance[]): WinBy | null {
  const has = (...names: readonly Circumstance[]) => names.some(name => circumstances.includes(name))
  if (has('haitei', 'rinshan', 'tenhou', 'chiihou')) return 'tsumo'
  return has('houtei', 'chankan', 'renhou') ? 'ron' : null
}
