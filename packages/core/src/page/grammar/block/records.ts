/**
 * Game records in pages: what a block requests of one, and the answer to it.
 *
 * The format of records is not known here: a host that can read files provides a `Records`, which is loaded when a page
 * first needs it.
 */
import type {Language, Values} from '@tehai/kernel/source'
import type {Markup} from '@tehai/kernel/markup'
import type {Tile} from '@tehai/riichi/tile'
import type {Player, Wind} from '../../../labels/play/winds.js'
import type {KeyId} from '../keys/keys.js'
import type {PageMessageId} from '../messages.js'

/** What a block shows of its record: the table, one hand, the rivers, all rounds of the game, the printed form. */
const recordViews = ['board', 'hand', 'rivers', 'rounds', 'kifu'] as const

export type RecordView = (typeof recordViews)[number]

/** What a block says about a record, as written. */
export interface RecordRequest {
  /** Path of a file, an address of tenhou.net/6, or a record itself. */
  readonly log: string
  readonly kyoku: string | null
  /** The round that the block names without this key, `East 2-1` (default: none). */
  readonly round?: string | null | undefined
  readonly at: string | null
  /**
   * Whose view is shown; `null`: the player whom `at` names by a wind, or else the winner or the player who is paid for
   * a river, or else the dealer.
   */
  readonly seat: Wind | null
  readonly isOpen: boolean
  /** What is shown. */
  readonly view: RecordView
  /** Whether the answer is to include the position: a block that only shows a board does not use it. */
  readonly needsPosition: boolean
  readonly language: Language
  /** Path of the page, where its host knows it. */
  readonly page: string | undefined
}

/** The position of the last moment, as lines of a block. */
export interface RecordPosition {
  /** Keys and values, in the order of a page. */
  readonly keys: readonly (readonly [key: KeyId, value: string])[]
  /** Points of the players by wind, as `scores` has them. */
  readonly scores: string
  /** The sections of the players, the owner of the page's hand first. */
  readonly players: string
  /** The hands of all players, in the same order, including face-down ones. */
  readonly hands: readonly RecordedHand[]
  /** Honba and sticks on the table, even if another one of several winners is paid them. */
  readonly onTable: {readonly honba: number; readonly sticks: number; readonly left: number}
  /** How the round ends, at its end; `null` at other moments. */
  readonly end: RecordedEnd | null
  /** At the end of a round: what it pays; `null` at other moments, or where it is not known. */
  readonly settlement: RecordedSettlement | null
}

/** What a record says about the hand of a player, whether or not it is shown. */
export interface RecordedHand {
  readonly place: Player
  /** In notation, without the tile that was drawn; `null` if the record hides it. */
  readonly row: string | null
  readonly drawn: Tile | null
  /** The tile by which the player has won. */
  readonly won: Tile | null
  /** At the end of a round that ends in a draw: whether the player has shown a tenpai hand; otherwise `null`. */
  readonly isTenpai: boolean | null
  /** Keys and values about it: riichi, the win, and the circumstances that affect its score. */
  readonly keys: readonly (readonly [key: KeyId, value: string])[]
}

/** How a round ends. */
export interface RecordedEnd {
  /** The name of the draw in the language of the page; `null` if the round is won. */
  readonly draw: string | null
  /** Words of authors for other kinds of draws, in Japanese or in lower-case English. */
  readonly otherDraws: readonly string[]
}

/** What the end of a round pays, by seat wind, east first. */
export interface RecordedSettlement {
  readonly payments: readonly number[]
  /** Points of the position. */
  readonly before: readonly number[]
  /** The points that are added to them: payments, less a stick that was paid with the last discard. */
  readonly changes: readonly number[]
}

/** Something that is wrong with a record, or with what a block says about it. */
export interface RecordFault {
  readonly id: PageMessageId
  /** The key at which it is reported. */
  readonly key: 'log' | 'kyoku' | 'at' | 'seat'
  /** The part of the value; `null` for all of it. */
  readonly part: string | null
  readonly values: Values
  readonly expected: readonly string[]
}

/** What a record shows. */
export interface RecordAnswer {
  /** The boards of all moments, as `row/board-row.ts` writes them; '' where there are none. */
  readonly board: string
  /** The table of the game or the printed form of the round, where they are shown. */
  readonly more: readonly Markup[]
  /** `null` if it was not requested, or if the record has no such moment or cannot be read. */
  readonly position: RecordPosition | null
  readonly faults: readonly RecordFault[]
}

/** A file that was read, or the reason why it was not. */
export type RecordFile =
  | {readonly text: string; readonly path: string}
  | {readonly problem: 'outside' | 'too-large' | 'not-text'}
  /** `near`: paths of files that may be meant, as an author writes them, the nearest first. */
  | {readonly problem: 'missing'; readonly near?: readonly string[]}

/**
 * Reads a file of a record.
 *
 * @param path
 *   As the author wrote it: relative to the folder of the page, or to the root if it begins with `/`.
 * @param page
 *   Path of the page, if its host knows it.
 */
export type ReadFile = (path: string, page: string | undefined) => RecordFile

/** Called for each file that a page depends on, including missing ones. */
export type OnFile = (path: string, page: string | undefined) => void

/** Reads game records. Never throws, whatever a page or a record contains. */
export interface Records {
  readonly read: (request: RecordRequest) => RecordAnswer
  /**
   * The same records for the blocks of a page that is read all at once: for each path as written, the file is looked up
   * once (default: for each block). If this is defined, `read` is not called for blocks of pages.
   */
  readonly ofPage?: (() => Records) | undefined
}
