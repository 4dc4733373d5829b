/**
 * A game record (牌譜) as it was read: the deals, the events, and the results that the record states.
 */
import type {Span} from '@tehai/kernel/source'
import type {LimitId, Rules, YakuId} from '@tehai/riichi'
import type {Tile} from '@tehai/riichi/tile'
import type {DrawReason, Event, Player} from './event.js'

/** Where something is written: a range of the text, or the path of a value in a JSON document. */
export type Place = Span | JsonPlace

/** A value of a JSON document: the range is found when it is needed, by `rangesIn`. */
export interface JsonPlace {
  /** UTF-16 offset at which the document starts. */
  readonly document: number
  readonly path: readonly (string | number)[]
}

/** A yaku as a record names it. */
export interface RecordedYaku {
  /** Our id; `null` for dora and for what we do not know. */
  readonly id: YakuId | 'dora' | 'ura' | 'aka' | 'kita' | null
  /** Its number at tenhou if the record has it; otherwise -1. */
  readonly number: number
  /** The name in the record, if there is one. */
  readonly name: string
  /** Han; 13 for each yakuman that it counts as. */
  readonly han: number
}

/** What a record says about a win; `null` for what it does not state. */
export interface WinResult {
  readonly type: 'win'
  readonly player: Player
  /** Who discarded the tile; the winner for a tsumo. */
  readonly from: Player
  /** Who is liable (責任払い). */
  readonly pao: Player | null
  readonly fu: number | null
  readonly han: number | null
  /** Points without honba and sticks. */
  readonly points: number | null
  readonly limit: LimitId | null
  readonly yaku: readonly RecordedYaku[]
  /** How many yakuman; 0 for none. */
  readonly yakuman: number
  /** Scores before anything is paid, riichi sticks already put down. */
  readonly before: readonly number[] | null
  /** Changes of the scores, in points, with honba and sticks. */
  readonly delta: readonly number[] | null
}

/** What a record says about a draw; `null` for what it does not state. */
export interface DrawResult {
  readonly type: 'draw'
  readonly reason: DrawReason
  /** Who shows a hand that is tenpai, by player. */
  readonly tenpai: readonly boolean[] | null
  readonly before: readonly number[] | null
  readonly delta: readonly number[] | null
}

export type Result = WinResult | DrawResult

/** A round (局). */
export interface RecordedRound {
  /** 0 is East 1, 4 is South 1, with three players as well. */
  readonly kyoku: number
  readonly honba: number
  /** Riichi sticks on the table at the start (供託). */
  readonly sticks: number
  readonly dealer: Player
  /** Scores at the start, in points, by player. */
  readonly scores: readonly number[]
  /** The first dora indicator. */
  readonly indicator: Tile
  /** The tiles dealt (配牌), by player, in the order of the record: thirteen each. `null`: the record hides the hand. */
  readonly haipai: readonly (readonly Tile[] | null)[]
  readonly events: readonly Event[]
  /** Where each event is written, by its index. */
  readonly places: readonly Place[]
  readonly results: readonly Result[]
  /**
   * Where a record distinguishes the four copies of a kind: which of the sorted tiles of a chii or pon was called, by the
   * index of its event.
   */
  readonly calledCopies: Readonly<Record<number, number>>
}

/** Formats of records. */
export const recordFormats = ['tenhou-xml', 'tenhou6', 'mjai', 'kobalab', 'mahjong-soul'] as const

/** Id of a format. */
export type RecordFormat = (typeof recordFormats)[number]

/** What a record says about the rules, including those of scores. Rules that it does not state are left out. */
export interface RecordedRules extends Partial<Rules> {
  /** East and south rounds (半荘), not east alone. */
  readonly south?: boolean
  /** The service whose rules apply, if it is not the one whose format it is. */
  readonly service?: 'mahjong-soul'
  /** The rules of a league, if the record names them: `jpml` for those of 日本プロ麻雀連盟 (公式ルール). */
  readonly league?: 'jpml'
  /** A tile may be discarded that the call before it could have taken (喰い替え). */
  readonly kuikae?: boolean
  /** Riichi is allowed without another draw (ツモ番なしリーチ). */
  readonly riichiWithoutDraw?: boolean
  /** Points of a riichi stick (リーチ棒). */
  readonly riichiStick?: number
  /** What each player who is not tenpai pays (ノーテン罰符), in points, if one player is tenpai, two are, three are. */
  readonly notenPayments?: readonly number[]
}

/** A whole game, or those rounds of a game that a record has. */
export interface RecordedGame {
  readonly format: RecordFormat
  readonly players: 3 | 4
  /** By player; '' if the record does not state it. */
  readonly names: readonly string[]
  readonly rules: RecordedRules
  readonly rounds: readonly RecordedRound[]
}
